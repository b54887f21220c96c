import { Suspense, useCallback, useMemo, useState } from 'react';
import type { View } from '../../../domain/presets';
import { collectionName } from '../../../domain/schema';
import { formatNumber } from '../../../kernel';
import {
  type LayoutProps,
  lazyComponent,
  menuEntry,
  type PageAction,
  Registries,
  type TextKey,
  usePageActions,
  useActions,
  useContribution,
  useContributions,
  usePageTitle,
  useService,
  useStream,
  useSubscription,
  useText,
  useViewModel,
} from '../../../kit';
import { PageHelp } from '../../../parts/page-help';
import { CARDS_QUERY, PageContent, HeaderBar, Input, Notice, SplitButton, useMediaQuery } from '../../../ui';
import { fallbackQuery, type UrlView } from '../view-from-url.rules';
import { layoutActions, listPageActions } from './list-page-actions';
import { listPageViewModel } from './list-page.view-model';
import { ListSidebar } from '../sidebar/list-sidebar';
import { ListToolbar, preloadSelectionBar, ToolbarSwitch } from './toolbar-switch';
import { BookmarkNotFound } from './bookmark-not-found';
import { BatchEditFromUrl } from '../batch/batch-edit-from-url';
import { IgnoredFiltersNotice } from './ignored-filters-notice';
import { useBookmarkHeading } from '../bookmarks/use-bookmark-heading';
import type { FilterFocusRequest } from '../filters/filter-panel';
import classes from './list-page.module.css';
import { SchemaStore } from '../../../application/schema';

const ImportDrawer = lazyComponent(() =>
  import(/* webpackChunkName: "import" */ '../import').then((part) => part.ImportDrawer),
);

/** Creates an item, with the other ways to add items in its menu. */
const CreateButton = ({ actions }: { readonly actions: readonly PageAction[] }) => {
  const { t } = useText();
  const [create, ...more] = useActions(actions);
  return (
    <SplitButton
      label={t('create_item')}
      icon={create?.icon ?? 'add'}
      href={create?.href}
      disabledReason={create?.disabledReason}
      menuLabel={t('more_creates')}
      entries={more.map(menuEntry)}
    />
  );
};

interface ListPageProps {
  readonly collection: string;
  /** Null for the default view. */
  readonly bookmark: number | null;
  /** The view given by the URL; null for none. */
  readonly urlView: UrlView | null;
}

/** The page of a collection's list. */
export const ListPage = ({ collection, bookmark, urlView }: ListPageProps) => {
  const { t, locale } = useText();
  const view = useViewModel(listPageViewModel, collection, bookmark, urlView?.view ?? AS_SAVED);
  const { browse } = view;
  const heading = useStream(view.heading$);
  const meta = useService(SchemaStore).schema.collections.get(collection);
  const shownView = useStream(browse.view$);
  const { layouts } = useService(Registries);
  const layout = useContribution(layouts, useStream(browse.layout$));
  const [search, setSearch] = useState(shownView.search);
  const [wantedFilter, wantFilter] = useState<FilterFocusRequest | null>(null);
  const openFilter = useCallback((key: string | null) => wantFilter({ key }), []);
  const foundFilter = useCallback(() => wantFilter(null), []);
  const name = meta === undefined ? collection : collectionName(meta, locale.code);
  const Layout = lazyComponent(layout.component);
  const Actions = layout.actions === undefined ? null : lazyComponent(layout.actions);
  const narrow = useMediaQuery(CARDS_QUERY);
  const icon = meta?.meta?.icon ?? 'box';
  const head = useBookmarkHeading(browse, { collection, name, icon });
  usePageTitle(head.title);
  const creatable = heading.createDenied === false;
  const [importing, setImporting] = useState(false);
  const [exportFocus, setExportFocus] = useState<object | null>(null);
  const focusedExport = useCallback(() => setExportFocus(null), []);
  const actions = useMemo(
    () =>
      listPageActions(view, name, {
        clearFilters: () => {
          setSearch('');
          view.clearFilters();
        },
        openImport: () => setImporting(true),
        openExport: () => setExportFocus({}),
      }),
    [name, view, setSearch],
  );
  const known = useContributions(layouts);
  usePageActions(
    useMemo(
      () => layoutActions(browse, known, layout.id, (each) => t(each.name as TextKey)),
      [browse, known, layout, t],
    ),
  );
  usePageActions(actions.all);
  const type = (text: string): void => {
    setSearch(text);
    browse.search(text);
  };
  useSubscription(browse.view.replaced$, (replaced) => setSearch(replaced.search));
  const props = useMemo<LayoutProps>(
    () => ({
      collection,
      title: name,
      session: browse,
      linkTo: view.linkTo,
      createPath: creatable ? view.newItem : null,
      readonly: false,
      onClearFilters: () => actions.clearFilters.execute?.(),
    }),
    [collection, name, browse, view, creatable, actions],
  );
  const searchBox = (
    <Input
      type="search"
      size="medium"
      variant="quiet"
      icon="search"
      value={search}
      onChange={type}
      placeholder={t('search')}
      aria-label={t('search_items', { collection: name })}
      className={narrow ? undefined : classes['box']}
    />
  );
  return (
    <>
      <HeaderBar
        icon={head.icon}
        title={head.title}
        count={heading.count === null ? undefined : formatNumber(heading.count, locale.code)}
        crumbs={head.crumbs}
        extra={head.mark}
        crumbsLabel={t('breadcrumb')}
        actions={
          <>
            {Actions === null ? null : (
              <Suspense fallback={null}>
                <Actions {...props} />
              </Suspense>
            )}
            {narrow ? null : searchBox}
            {head.menu}
            <CreateButton actions={actions.create} />
          </>
        }
      />
      {narrow ? <div className={classes['search']}>{searchBox}</div> : null}
      {head.missing ? null : (
        <ToolbarSwitch browse={browse} title={name}>
          <ListToolbar browse={browse} onOpenFilter={openFilter} />
        </ToolbarSwitch>
      )}
      <PageContent flush onApproach={preloadSelectionBar}>
        {shownView.layout === layout.id ? null : (
          <div className={classes['notice']}>
            <Notice tone="warning" role="status">
              {t('layout_missing_instead', { layout: shownView.layout })}
            </Notice>
          </div>
        )}
        <IgnoredFiltersNotice browse={browse} borrowed={urlView} />
        {head.missing ? (
          <BookmarkNotFound query={fallbackQuery(urlView, shownView)} collection={collection} name={name} />
        ) : (
          <Suspense fallback={null}>
            <Layout {...props} />
          </Suspense>
        )}
      </PageContent>
      <ListSidebar
        layout={layout}
        layoutProps={props}
        note={meta?.meta?.note ?? null}
        count={heading.count}
        filterFocus={wantedFilter}
        onFilterFocused={foundFilter}
        exportFocus={exportFocus}
        onExportFocused={focusedExport}
        refresh={view.refresh}
        actions={actions}
      />
      <BatchEditFromUrl browse={browse} />
      {importing ? (
        <Suspense fallback={null}>
          <ImportDrawer
            collection={collection}
            title={name}
            onChanged={() => browse.list.refresh()}
            onClose={() => setImporting(false)}
          />
        </Suspense>
      ) : null}
      <PageHelp page="collection" />
    </>
  );
};

const AS_SAVED: Partial<View> = {};
