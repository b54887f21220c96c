import { Suspense, useState, type ReactNode } from 'react';
import type { ListSession } from '../../../application/browse';
import { collectionPath, lazyComponent, usePageActions, useStream, useText, useViewModel } from '../../../kit';
import { IconButton, type Crumb } from '../../../ui';
import { BookmarkChanges } from './bookmark-changes';
import { bookmarkActionsViewModel } from './bookmark-actions';
import { useViewLink } from '../../../parts/lists/list-page';

const BookmarkMenu = lazyComponent(() =>
  import(/* webpackChunkName: "bookmark-menus" */ './bookmark-menu').then((module) => module.BookmarkMenu),
);

export interface BookmarkHeading {
  readonly title: string;
  readonly icon: string;
  readonly crumbs: readonly Crumb[];
  /** Shown beside the title. */
  readonly mark: ReactNode;
  readonly menu: ReactNode;
  /** The requested bookmark does not exist. */
  readonly missing: boolean;
}

interface Named {
  readonly collection: string;
  readonly name: string;
  readonly icon: string;
}

/** The page header: the bookmark's name below its collection, or the collection's name. */
export const useBookmarkHeading = (browse: ListSession, { collection, name, icon }: Named): BookmarkHeading => {
  const { t } = useText();
  const { view } = browse;
  const { bookmark, missing, changes } = useStream(view.state$);
  const actions = useViewModel(bookmarkActionsViewModel, view, useViewLink(view, collectionPath(collection)));
  const dialog = useStream(actions.dialog$);
  const [anchor, openMenu] = useState<HTMLElement | null>(null);
  usePageActions(useStream(actions.actions$));
  const label = t(bookmark === null ? 'view_menu' : 'bookmark_menu');
  const area: Crumb = { label: t('collections'), href: '/collections' };
  const changed = bookmark !== null && changes.length > 0;
  return {
    title: bookmark?.bookmark ?? name,
    icon: bookmark === null ? icon : 'bookmark_border',
    crumbs: bookmark === null ? [area] : [area, { label: name, href: collectionPath(collection) }],
    mark: changed ? <BookmarkChanges view={view} actions={actions} /> : undefined,
    menu: missing ? null : (
      <>
        <IconButton
          icon="more_vert"
          label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => openMenu(anchor === null ? currentTarget : null)}
        />
        {anchor === null && dialog === null ? null : (
          <Suspense fallback={null}>
            <BookmarkMenu
              view={view}
              actions={actions}
              anchor={anchor}
              label={label}
              onCloseMenu={() => openMenu(null)}
            />
          </Suspense>
        )}
      </>
    ),
    missing,
  };
};
