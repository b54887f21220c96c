import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useMatch, useSearchParams } from 'react-router-dom';
import type { Bookmark, Preset } from '../../../domain/presets';
import { collectionNode } from '../../../domain/schema';
import { layoutResolver, lazyComponent, Registries, useService, useStream, useText, useViewModel } from '../../../kit';
import { SearchBox } from '../../../parts/lists/search-box';
import { NavigationButton, NavigationGroup } from '../../../ui';
import { bookmarkFromUrl, routeTarget } from '../route-target.rules';
import { BookmarkItem } from './bookmark-item';
import { type Branches, CollectionItems } from './collection-items';
import classes from './collections-navigation.module.css';
import type { MenuAnchor } from './navigation-menu';
import { collectionsIn } from './navigation.rules';
import { navigationViewModel } from './navigation.view-model';
import { ListFactory } from '../../../application/browse';
import { SchemaStore } from '../../../application/data-model';

/** Prefetches the list behind a link on pointer down. */
const usePrefetch = (): ((collection: string, bookmark?: number) => void) => {
  const browsing = useService(ListFactory);
  const schema = useService(SchemaStore);
  const { layouts, displays } = useService(Registries);
  return useCallback(
    (collection, bookmark) => {
      if (routeTarget(schema.schema, collection, null).kind !== 'list') return;
      browsing.prefetch({ collection, bookmark: bookmark ?? null }, layoutResolver(layouts, displays));
    },
    [browsing, schema, layouts, displays],
  );
};

const NavigationMenu = lazyComponent(() =>
  import(/* webpackChunkName: "bookmark-menus" */ './navigation-menu').then((module) => module.NavigationMenu),
);

/** The navigation: collections by name or in the groups of the role, then the bookmarks. */
export const CollectionsNavigation = () => {
  const { t } = useText();
  // Matched here, because `useParams` is empty outside the routes of the pages.
  const page = useMatch('/collections/:collection/*')?.params;
  const open = page?.collection ?? null;
  const bookmark = bookmarkFromUrl(useSearchParams()[0]);
  const model = useViewModel(navigationViewModel);
  const { groups, hidden, bookmarks, otherBookmarks, searchable, hiding, query, showHidden } = useStream(model.state$);
  const prepare = usePrefetch();
  const [menu, openMenu] = useState<MenuAnchor | null>(null);
  // Of a bookmark, the bookmark is the open place, not its collection.
  const here = { open: bookmark === null ? open : null, within: Boolean(page?.['*']) };
  const branches: Branches = {
    isOpen: (node) => model.isOpen(node, open),
    onToggle: (key, isOpen) => model.setOpen(key, isOpen),
  };
  const next = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (menu !== null) return;
    // A modal dialog makes the page inert, so the focus is set after it has closed.
    next.current?.focus();
    next.current = null;
  }, [menu]);
  const ask = (anchor: HTMLElement, of: Preset | null): void => openMenu({ anchor, bookmark: of });
  const empty = groups.length + hidden.length + bookmarks.length + otherBookmarks.length === 0;
  const isCurrent = (each: Bookmark): boolean => open === each.collection && bookmark === each.id;
  const bookmarkItems = (listed: readonly Bookmark[]) =>
    listed.map((each) => (
      <BookmarkItem
        key={each.id}
        bookmark={each}
        current={isCurrent(each)}
        onPress={() => prepare(each.collection, each.id)}
        onMenu={(anchor) => ask(anchor, each.preset)}
      />
    ));
  return (
    <div
      data-places=""
      onContextMenu={(event) => {
        if (!hiding) return;
        event.preventDefault();
        ask(
          event.target instanceof HTMLElement
            ? (event.target.closest('a') ?? event.currentTarget)
            : event.currentTarget,
          null,
        );
      }}
    >
      {searchable ? (
        <div className={classes['search']}>
          <SearchBox
            size="small"
            value={query}
            onChange={(text) => model.search(text)}
            label={t('navigation_search')}
          />
        </div>
      ) : null}
      {groups.map(({ key, name, accordion, nodes }) => (
        <NavigationGroup
          key={`${key} ${query !== ''}`}
          fixed={accordion === 'always_open'}
          open={accordion !== 'closed' || query !== '' || (open !== null && collectionsIn(nodes).includes(open))}
          {...(name !== null && { label: name })}
        >
          <CollectionItems nodes={nodes} here={here} branches={branches} onPress={prepare} />
        </NavigationGroup>
      ))}
      {hidden.length === 0 ? null : (
        <NavigationGroup label={t('hidden_collections')} fixed>
          <CollectionItems nodes={hidden.map(collectionNode)} here={here} branches={branches} onPress={prepare} />
        </NavigationGroup>
      )}
      {empty && query !== '' ? <p className={classes['nothing']}>{t('no_results')}</p> : null}
      {hiding ? (
        <ul>
          <NavigationButton
            label={t(showHidden ? 'hidden_collections_hide' : 'hidden_collections_show')}
            icon={showHidden ? 'visibility_off' : 'visibility'}
            opensDialog={false}
            onClick={() => model.toggleHidden()}
          />
        </ul>
      ) : null}
      {bookmarks.length === 0 ? null : (
        <NavigationGroup label={t('bookmarks')} separated>
          {bookmarkItems(bookmarks)}
        </NavigationGroup>
      )}
      {otherBookmarks.length === 0 ? null : (
        <NavigationGroup
          key={`other bookmarks ${query !== ''}`}
          label={t('bookmarks_other_roles')}
          open={query !== '' || otherBookmarks.some(isCurrent)}
          separated={bookmarks.length === 0}
        >
          {bookmarkItems(otherBookmarks)}
        </NavigationGroup>
      )}
      {menu === null ? null : (
        <Suspense fallback={null}>
          <NavigationMenu
            menuAnchor={menu}
            openBookmark={bookmark}
            showHidden={showHidden}
            onToggleHidden={() => model.toggleHidden()}
            onClose={(focus) => {
              next.current = focus;
              openMenu(null);
            }}
          />
        </Suspense>
      )}
    </div>
  );
};
