import { type ReactNode, Suspense } from 'react';
import type { AutoRefresh } from '../../../../application/browse';
import type { ItemCounts } from '../../../../domain/query';
import { formatNumber } from '../../../../kernel';
import {
  type LayoutDefinition,
  type LayoutProps,
  lazyComponent,
  PageSidebar,
  type TextKey,
  useAction,
  useService,
  useStream,
  useText,
} from '../../../../kit';
import { DescriptionList, ErrorBoundary, Notice, SidebarDetail } from '../../../../ui';
import { countActiveFilters } from '../filters/filter-chips.rules';
import type { ListPageActions } from '../list-page-actions';
import type { RefreshPanelProps } from './refresh-panel';
import type { FilterFocusRequest } from '../filters/filter-panel';
import { SchemaStore } from '../../../../application/data-model';

const RefreshPanel = lazyComponent(() =>
  import(/* webpackChunkName: "refresh-panel" */ './refresh-panel').then((module) => module.RefreshPanel),
);

/** The auto-refresh section. */
const RefreshDetail = ({ browse, refresh, refreshNow }: RefreshPanelProps) => {
  const { t } = useText();
  const seconds = useStream(browse.view$).refresh_interval;
  return (
    <SidebarDetail
      icon="autorenew"
      title={t('auto_refresh')}
      badge={seconds === null ? undefined : t('refresh_badge', { seconds })}
    >
      <Suspense fallback={null}>
        <RefreshPanel browse={browse} refresh={refresh} refreshNow={refreshNow} />
      </Suspense>
    </SidebarDetail>
  );
};

/** The filters of a list, loaded when they are first shown. */
export const FilterPanel = lazyComponent(() =>
  import(/* webpackChunkName: "filter-panel" */ '../filters/filter-panel').then((part) => part.FilterPanel),
);
const ExportPanel = lazyComponent(() =>
  import(/* webpackChunkName: "export" */ './export-panel').then((part) => part.ExportPanel),
);

/** The section of the layout itself, which may be an extension. Renders nothing for a layout without one. */
export const LayoutSection = ({ layout, layoutProps }: Pick<ListSidebarProps, 'layout' | 'layoutProps'>) => {
  const { t } = useText();
  if (layout.sidebar === undefined) return null;
  const Part = lazyComponent(layout.sidebar);
  return (
    <SidebarDetail icon={layout.icon} title={t(layout.name as TextKey)}>
      <ErrorBoundary
        name={layout.id}
        fallback={
          <Notice tone="warning" role="status">
            {t('layout_section_broken')}
          </Notice>
        }
      >
        <Suspense fallback={null}>
          <Part {...layoutProps} />
        </Suspense>
      </ErrorBoundary>
    </SidebarDetail>
  );
};

interface ListSidebarProps {
  readonly layout: LayoutDefinition;
  readonly layoutProps: LayoutProps;
  /** The collection's note; null for none. */
  readonly note: string | null;
  /** The path of the list. */
  readonly path: string;
  /** Further sections, after the information. */
  readonly children?: ReactNode;
  /** Null until counted. */
  readonly counts: ItemCounts | null;
  /** The filter to focus; null for none. */
  readonly filterFocus: FilterFocusRequest | null;
  readonly onFilterFocused: () => void;
  /** A new object opens and focuses the export; null for no request. */
  readonly exportFocus: object | null;
  readonly onExportFocused: () => void;
  readonly refresh: AutoRefresh;
  readonly actions: Pick<ListPageActions, 'refresh' | 'exportItems'>;
}

/**
 * The sidebar of a list: information, sections of the module, layout options, those of the layout, filters,
 * auto-refresh and export.
 */
export const ListSidebar = ({
  layout,
  layoutProps,
  note,
  path,
  children,
  counts,
  filterFocus,
  onFilterFocused,
  exportFocus,
  onExportFocused,
  refresh,
  actions,
}: ListSidebarProps) => {
  const { t, locale } = useText();
  const exportItems = useAction(actions.exportItems);
  const { session, collection } = layoutProps;
  const schema = useStream(useService(SchemaStore).schema$);
  const filters = countActiveFilters(schema, collection, useStream(session.view$).filters);
  const countsText = ({ filter_count: found, total_count: total }: ItemCounts): string =>
    found === total
      ? formatNumber(total, locale.code)
      : t('progress_of', { done: formatNumber(found, locale.code), total: formatNumber(total, locale.code) });
  const Options = layout.options === undefined ? null : lazyComponent(layout.options);
  return (
    <PageSidebar>
      <SidebarDetail icon="info" title={t('information')} open>
        {note ? <p>{note}</p> : null}
        <DescriptionList
          entries={[
            { name: t('collection'), value: <code>{layoutProps.collection}</code> },
            { name: t('items'), value: counts === null ? '—' : countsText(counts) },
          ]}
        />
      </SidebarDetail>
      {children}
      {Options === null ? null : (
        <SidebarDetail icon="tune" title={t('layout_options')}>
          <Suspense fallback={null}>
            <Options {...layoutProps} />
          </Suspense>
        </SidebarDetail>
      )}
      <LayoutSection key={layout.id} layout={layout} layoutProps={layoutProps} />
      <SidebarDetail
        icon="filter_list"
        title={t('filters')}
        badge={filters === 0 ? undefined : formatNumber(filters, locale.code)}
        reveal={filterFocus}
      >
        <Suspense fallback={null}>
          <FilterPanel browse={session} path={path} focusRequest={filterFocus} onFocused={onFilterFocused} />
        </Suspense>
      </SidebarDetail>
      <RefreshDetail browse={session} refresh={refresh} refreshNow={actions.refresh} />
      <SidebarDetail icon={exportItems.icon} title={exportItems.label} reveal={exportFocus}>
        <Suspense fallback={null}>
          <ExportPanel browse={session} focusRequest={exportFocus} onFocused={onExportFocused} />
        </Suspense>
      </SidebarDetail>
    </PageSidebar>
  );
};
