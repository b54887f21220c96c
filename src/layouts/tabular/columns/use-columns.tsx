import { useCallback, useMemo, type ReactNode } from 'react';
import type { Item } from '../../../domain/items';
import {
  decodeTableOptions,
  decodeTableQuery,
  missingSortField,
  toggleSort,
  type TableQuery,
} from '../../../domain/query';
import { templateFields } from '../../../domain/templates';
import {
  type LayoutProps,
  Registries,
  useContributionResolver,
  useService,
  useStream,
  useText,
  useViewModel,
} from '../../../kit';
import { usePreloadedDisplays } from '../../../parts/fields/value-display';
import type { TableColumn, TableProps } from '../../../ui';
import { cellText } from '../cells/cell-text.rules';
import { cellRenderer } from '../cells/cell-renderer';
import type { ExtraEntries } from './column-menu';
import { ColumnsNotice } from './columns-notice';
import { cardPlaces, type ColumnPlan, columnWidths, planColumns, TITLE_MIN_WIDTH, titleColumn } from './columns.rules';
import { tableColumns } from './columns.view-model';
import { useColumnTools } from './use-column-tools';
import { SchemaStore } from '../../../application/data-model';

/** The value without its display, for a cell whose display has failed. */
const PLAIN_VALUE = { kind: 'value' } as const;

interface TableColumnsState {
  readonly query: TableQuery;
  readonly plans: readonly ColumnPlan[];
  /** Props of the table. */
  readonly table: Pick<
    TableProps<Item>,
    'columns' | 'widths' | 'columnControls' | 'onSort' | 'onResize' | 'spacing' | 'titleKey'
  >;
  /** Shown above the table; null when all columns and the sort field exist. */
  readonly notice: ReactNode;
  /** Column menu or picker, and announcements for screen readers. */
  readonly overlay: ReactNode;
}

/** The table's columns: cells, order, widths, menus. */
export const useColumns = (
  { collection, session, onOpenFilter }: Pick<LayoutProps, 'collection' | 'session' | 'onOpenFilter'>,
  extraEntries?: ExtraEntries,
): TableColumnsState => {
  const { t, localizeField, fieldName } = useText();
  const model = useViewModel(tableColumns, session);
  const { sources, missing, omitted } = useStream(model.columns$);
  const widths = useStream(session.widths.widths$);
  const schema = useStream(useService(SchemaStore).schema$);
  const { layout_query, layout_options } = useStream(session.view$);
  const query = useMemo(
    () => decodeTableQuery(schema, collection, layout_query, 'tabular'),
    [schema, collection, layout_query],
  );
  const missingSort = useMemo(
    () => missingSortField(schema, collection, layout_query, 'tabular'),
    [schema, collection, layout_query],
  );
  const options = useMemo(() => decodeTableOptions(layout_options), [layout_options]);
  const plans = useMemo(
    () => planColumns(sources, query.sort, options, fieldName),
    [sources, query.sort, options, fieldName],
  );
  const titleKey = useMemo(
    () => titleColumn(plans, templateFields(schema.collections.get(collection)?.meta?.display_template ?? '')),
    [plans, schema, collection],
  );
  usePreloadedDisplays(
    useMemo(() => plans.flatMap(({ field, content }) => (content.kind === 'value' ? [field] : [])), [plans]),
  );

  const resolveDisplay = useContributionResolver(useService(Registries).displays);
  const places = useMemo(() => cardPlaces(plans, titleKey), [plans, titleKey]);
  const columns = useMemo(
    () =>
      plans.map((plan): TableColumn<Item> => ({
        key: plan.path,
        header: plan.header,
        sortable: plan.sortable,
        sort: plan.sort,
        align: plan.align,
        card: places.get(plan.path),
        ...(plan.path === titleKey ? { minWidth: TITLE_MIN_WIDTH } : columnWidths(plan)),
        render: cellRenderer({ ...plan, field: localizeField(plan.field) }, resolveDisplay, t),
        plain: (item) => cellText(item, { path: plan.path, content: PLAIN_VALUE }),
      })),
    [plans, places, titleKey, resolveDisplay, t, localizeField],
  );
  const resize = useCallback((path: string, width: number | null) => session.widths.set(path, width), [session]);
  const onSort = useCallback(
    (path: string) => session.changeQuery({ sort: toggleSort(query.sort, path) }),
    [session, query.sort],
  );
  const { columnControls, openPicker, overlay } = useColumnTools(model, {
    session,
    onOpenFilter,
    plans,
    widths,
    onResize: resize,
    extraEntries,
  });
  return {
    query,
    plans,
    table: {
      columns,
      widths,
      columnControls,
      onSort,
      onResize: resize,
      spacing: options.spacing,
      titleKey,
    },
    notice:
      missing === 0 && omitted === 0 && missingSort === null && plans.length > 0 ? null : (
        <ColumnsNotice
          missing={missing}
          omitted={omitted}
          missingSort={missingSort}
          none={plans.length === 0}
          onRemove={() => model.removeMissing()}
          onAdd={openPicker}
        />
      ),
    overlay,
  };
};
