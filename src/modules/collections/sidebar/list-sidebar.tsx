import { Suspense } from 'react';
import type { AutoRefresh } from '../../../application/browse';
import { formatNumber } from '../../../kernel';
import {
  type LayoutDefinition,
  type LayoutProps,
  lazyComponent,
  PageSidebar,
  useService,
  useStream,
  useText,
} from '../../../kit';
import { DescriptionList, SidebarDetail } from '../../../ui';
import { countActiveFilters } from '../filters/filter-chips.rules';
import { RefreshPanel, type RefreshPanelProps } from './refresh-panel';
import type { FilterFocusRequest } from '../filters/filter-panel';
import { SchemaStore } from '../../../application/schema';

/** The auto-refresh section. */
const RefreshDetail = ({ browse, refresh }: RefreshPanelProps) => {
  const { t } = useText();
  const seconds = useStream(browse.view$).refresh_interval;
  return (
    <SidebarDetail
      icon="autorenew"
      title={t('auto_refresh')}
      badge={seconds === null ? undefined : t('refresh_badge', { seconds })}
    >
      <RefreshPanel browse={browse} refresh={refresh} />
    </SidebarDetail>
  );
};

const FilterPanel = lazyComponent(() =>
  import(/* webpackChunkName: "filter-panel" */ '../filters/filter-panel').then((part) => part.FilterPanel),
);
const ExportPanel = lazyComponent(() =>
  import(/* webpackChunkName: "export" */ './export-panel').then((part) => part.ExportPanel),
);

interface ListSidebarProps {
  readonly layout: LayoutDefinition;
  readonly layoutProps: LayoutProps;
  /** The collection's note; null for none. */
  readonly note: string | null;
  /** The total number of items; null until counted. */
  readonly count: number | null;
  /** The filter to focus; null for none. */
  readonly filterFocus: FilterFocusRequest | null;
  readonly onFilterFocused: () => void;
  readonly refresh: AutoRefresh;
}

/** The sidebar of a list: information, layout options, filters, auto-refresh and export. */
export const ListSidebar = ({
  layout,
  layoutProps,
  note,
  count,
  filterFocus,
  onFilterFocused,
  refresh,
}: ListSidebarProps) => {
  const { t, locale } = useText();
  const { browse, collection } = layoutProps;
  const schema = useStream(useService(SchemaStore).schema$);
  const filters = countActiveFilters(schema, collection, useStream(browse.view$).filters);
  const Options = layout.options === undefined ? null : lazyComponent(layout.options);
  return (
    <PageSidebar>
      <SidebarDetail icon="info" title={t('information')} open>
        {note ? <p>{note}</p> : null}
        <DescriptionList
          entries={[
            { name: t('collection'), value: <code>{layoutProps.collection}</code> },
            { name: t('items'), value: count === null ? '—' : formatNumber(count, locale.code) },
          ]}
        />
      </SidebarDetail>
      {Options === null ? null : (
        <SidebarDetail icon="tune" title={t('layout_options')}>
          <Suspense fallback={null}>
            <Options {...layoutProps} />
          </Suspense>
        </SidebarDetail>
      )}
      <SidebarDetail
        icon="filter_list"
        title={t('filters')}
        badge={filters === 0 ? undefined : filters}
        reveal={filterFocus}
      >
        <Suspense fallback={null}>
          <FilterPanel browse={browse} focusRequest={filterFocus} onFocused={onFilterFocused} />
        </Suspense>
      </SidebarDetail>
      <RefreshDetail browse={browse} refresh={refresh} />
      <SidebarDetail icon="file_download" title={t('export')}>
        <Suspense fallback={null}>
          <ExportPanel browse={layoutProps.browse} />
        </Suspense>
      </SidebarDetail>
    </PageSidebar>
  );
};
