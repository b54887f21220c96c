import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { RecentItems } from '../../../application/actions';
import { collectionName, collectionNote, singularName } from '../../../domain/schema';
import { formatNumber } from '../../../kernel';
import {
  type LayoutProps,
  lazyComponent,
  menuEntry,
  type PageAction,
  Registries,
  shortcutLabel,
  SHORTCUTS,
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
} from '../../../kit';
import {
  CARDS_QUERY,
  type Crumb,
  focusPageHeading,
  PageContent,
  HeaderBar,
  Notice,
  SplitButton,
  useMediaQuery,
} from '../../../ui';
import { PageHelp, type HelpPage } from '../../page/page-help';
import { SearchBox } from '../search-box';
import { BatchEditFromUrl } from './batch/batch-edit-from-url';
import type { FilterFocusRequest } from './filters/filter-panel';
import { IgnoredFiltersNotice, UnaddressedItemsNotice } from './list-notices';
import { layoutActions, listPageActions } from './list-page-actions';
import type { ListPageViewModel } from './list-page.view-model';
import { ListSidebar } from './sidebar/list-sidebar';
import { ListToolbar, preloadSelectionBar, ToolbarSwitch } from './toolbar-switch';
import type { UrlView } from './view-url/view-from-url.rules';
import classes from './list-page.module.css';
import { SchemaStore } from '../../../application/data-model';

/** Creates an item, with the other ways to add items in its menu. */
const CreateButton = ({ label, actions }: { readonly label: string; readonly actions: readonly PageAction[] }) => {
  const { t } = useText();
  const [create, ...more] = useActions(actions);
  if (create === undefined) return null;
  return (
    <SplitButton
      label={create.id === 'create' ? label : create.label}
      icon={create.icon}
      href={create.href}
      onClick={create.execute}
      disabledReason={create.disabledReason}
      menuLabel={t('more_creates')}
      entries={more.map(menuEntry)}
    />
  );
};

export interface ListPageProps {
  /** From `listPageViewModel`: what is listed, and the paths of its items. */
  readonly view: ListPageViewModel;
  /** The heading; the name of the collection by default. */
  readonly title?: string | undefined;
  /** The icon of the collection by default. */
  readonly icon?: string | undefined;
  /** From the root, without the page itself. */
  readonly crumbs: readonly Crumb[];
  /** Items open, but are not selected, edited or moved. Without a path for new items none are created either. */
  readonly readonly?: boolean | undefined;
  /** Beside the title. */
  readonly mark?: ReactNode;
  /** In the header, before the button that creates an item. */
  readonly headerActions?: ReactNode;
  /** The button that creates an item: 'New item' by default, or 'New article' where that is configured. */
  readonly createLabel?: string | undefined;
  /** Other ways to add items, in the menu of that button and in the command palette. Must be stable. */
  readonly createActions?: readonly PageAction[] | undefined;
  /** Actions on the selected items, before their deletion. Must be stable. */
  readonly selectionActions?: readonly PageAction[] | undefined;
  /** Above the layout. */
  readonly lead?: ReactNode;
  /** Shown when nothing is listed, though neither searched nor filtered. Must be stable. */
  readonly empty?: ReactNode;
  /** Replaces toolbar and list. */
  readonly replacement?: ReactNode;
  /** Sections of the sidebar, after the information. */
  readonly sidebar?: ReactNode;
  readonly help: HelpPage;
  /** The view given by the URL; null for none. */
  readonly urlView?: UrlView | null | undefined;
}

const NO_ACTIONS: readonly PageAction[] = [];

/** The page of a list: header, toolbar or selection bar, the layout, and the sidebar. */
export const ListPage = ({
  view,
  title,
  icon,
  crumbs,
  readonly = false,
  mark,
  headerActions,
  createLabel: givenLabel,
  createActions = NO_ACTIONS,
  selectionActions = NO_ACTIONS,
  lead,
  empty,
  replacement,
  sidebar,
  help,
  urlView = null,
}: ListPageProps) => {
  const { t, locale } = useText();
  const { browse, paths } = view;
  const { collection } = browse;
  const { counts, createDenied } = useStream(view.heading$);
  const meta = useService(SchemaStore).schema.collections.get(collection);
  const recent = useService(RecentItems);
  useEffect(() => recent.visitCollection(collection), [recent, collection]);
  const shownView = useStream(browse.view$);
  const { layouts } = useService(Registries);
  const layout = useContribution(layouts, useStream(browse.layout$));
  const [search, setSearch] = useState(shownView.search);
  const searchField = useRef<HTMLInputElement>(null);
  const [searchFocus, setSearchFocus] = useState<object | null>(null);
  useEffect(() => {
    if (searchFocus !== null) searchField.current?.select();
  }, [searchFocus]);
  const [wantedFilter, wantFilter] = useState<FilterFocusRequest | null>(null);
  const openFilter = useCallback((key: string | null) => wantFilter({ key }), []);
  const foundFilter = useCallback(() => wantFilter(null), []);
  const note = collectionNote(meta, locale.code);
  const name = meta === undefined ? collection : collectionName(meta, locale.code);
  const singular = meta === undefined ? null : singularName(meta, locale.code);
  const createLabel = givenLabel ?? (singular === null ? t('create_item') : t('create_named', { name: singular }));
  const Layout = lazyComponent(layout.component);
  const Actions = layout.actions === undefined ? null : lazyComponent(layout.actions);
  const narrow = useMediaQuery(CARDS_QUERY);
  const heading = title ?? name;
  usePageTitle(heading);
  const createPath = createDenied === false ? paths.newItem : null;
  const [exportFocus, setExportFocus] = useState<object | null>(null);
  const focusedExport = useCallback(() => setExportFocus(null), []);
  const actions = useMemo(
    () =>
      listPageActions(view, name, createActions, {
        clearFilters: () => {
          setSearch('');
          view.clearFilters();
        },
        openExport: () => setExportFocus({}),
        focusSearch: () => setSearchFocus({}),
      }),
    [name, view, createActions, setSearch, setSearchFocus],
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
      createPath,
      createLabel,
      readonly,
      onClearFilters: () => {
        actions.clearFilters.execute?.();
        focusPageHeading();
      },
      onOpenFilter: openFilter,
      empty,
    }),
    [collection, name, browse, view, createPath, createLabel, readonly, actions, empty, openFilter],
  );
  const searchBox = (
    <SearchBox
      ref={searchField}
      size="medium"
      variant="quiet"
      value={search}
      onChange={type}
      placeholder={t('search')}
      label={t('search_items', { collection: name })}
      keys={shortcutLabel(SHORTCUTS.searchList)}
      className={narrow ? undefined : classes['box']}
    />
  );
  return (
    <>
      <HeaderBar
        icon={icon ?? meta?.meta?.icon ?? 'box'}
        title={heading}
        count={counts === null ? undefined : formatNumber(counts.filter_count, locale.code)}
        crumbs={crumbs}
        extra={mark}
        crumbsLabel={t('breadcrumb')}
        actions={
          <>
            {Actions === null ? null : (
              <Suspense fallback={null}>
                <Actions {...props} />
              </Suspense>
            )}
            {narrow ? null : searchBox}
            {headerActions}
            <CreateButton label={createLabel} actions={actions.create} />
          </>
        }
      />
      {narrow ? <div className={classes['search']}>{searchBox}</div> : null}
      {replacement === undefined ? (
        <ToolbarSwitch browse={browse} title={name} risks={view.risks} actions={selectionActions}>
          <ListToolbar browse={browse} onOpenFilter={openFilter} />
        </ToolbarSwitch>
      ) : null}
      <PageContent flush onApproach={preloadSelectionBar}>
        {shownView.layout === layout.id ? null : (
          <div className={classes['notice']}>
            <Notice tone="warning" role="status">
              {t('layout_missing_instead', { layout: shownView.layout })}
            </Notice>
          </div>
        )}
        <IgnoredFiltersNotice browse={browse} borrowed={urlView} />
        <UnaddressedItemsNotice view={view} />
        {lead}
        {replacement ?? (
          <Suspense fallback={null}>
            <Layout {...props} />
          </Suspense>
        )}
      </PageContent>
      <ListSidebar
        layout={layout}
        layoutProps={props}
        note={note}
        path={paths.list}
        counts={counts}
        filterFocus={wantedFilter}
        onFilterFocused={foundFilter}
        exportFocus={exportFocus}
        onExportFocused={focusedExport}
        refresh={view.refresh}
        actions={actions}
      >
        {sidebar}
      </ListSidebar>
      <BatchEditFromUrl browse={browse} risks={view.risks} />
      <PageHelp page={help} />
    </>
  );
};
