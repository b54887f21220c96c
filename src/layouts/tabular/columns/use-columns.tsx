import { Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
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
  lazyComponent,
  type LayoutProps,
  Registries,
  SchemaService,
  useContributionResolver,
  useService,
  useStream,
  useText,
  useViewModel,
} from '../../../kit';
import { usePreloadedDisplays } from '../../../parts/value-display';
import { IconButton, VisuallyHidden, type ColumnControls, type TableColumn, type TableProps } from '../../../ui';
import { cellText } from '../cells/cell-text.rules';
import { cellRenderer } from '../cells/cell-renderer';
import type { ExtraEntries } from './column-menu';
import { planColumns, titleColumn, type ColumnPlan } from './columns.rules';
import { tableColumns } from './columns.view-model';

const ColumnsNotice = lazyComponent(() =>
  import(/* webpackChunkName: "columns-notice" */ './columns-notice').then((module) => module.ColumnsNotice),
);
const ColumnMenu = lazyComponent(() =>
  import(/* webpackChunkName: "layout-tabular-tools" */ './column-menu').then((module) => module.ColumnMenu),
);
const ColumnPicker = lazyComponent(() =>
  import(/* webpackChunkName: "layout-tabular-tools" */ './column-menu').then((module) => module.ColumnPicker),
);

/** What a cell holds with nothing of its display about it, which may be what has failed. */
const PLAIN_VALUE = { kind: 'value' } as const;

/** What is open in the head: the menu of a column, or the choice of one more. */
interface OpenOverlay {
  readonly anchor: HTMLElement;
  /** Null for one more column. */
  readonly path: string | null;
}

export interface TableColumnsState {
  readonly query: TableQuery;
  readonly plans: readonly ColumnPlan[];
  /** What the table takes of them. */
  readonly table: Pick<
    TableProps<Item>,
    'columns' | 'widths' | 'columnControls' | 'onSort' | 'onResize' | 'spacing' | 'titleKey'
  >;
  /** What is to be said of them above the table. */
  readonly notice: ReactNode;
  /** What stands open over the table, and what is told of it. */
  readonly overlay: ReactNode;
}

/** The columns of the table, and all that their heads can do. */
export const useColumns = (
  { collection, browse }: Pick<LayoutProps, 'collection' | 'browse'>,
  extra?: ExtraEntries,
): TableColumnsState => {
  const { t, locale } = useText();
  const model = useViewModel(tableColumns, browse);
  const { sources, missing, omitted } = useStream(model.columns$);
  const widths = useStream(browse.widths.widths$);
  const schema = useStream(useService(SchemaService).schema$);
  const { layout_query, layout_options } = useStream(browse.view$);
  const query = useMemo(
    () => decodeTableQuery(schema, collection, layout_query, 'tabular'),
    [schema, collection, layout_query],
  );
  const lostSort = useMemo(
    () => missingSortField(schema, collection, layout_query, 'tabular'),
    [schema, collection, layout_query],
  );
  const options = useMemo(() => decodeTableOptions(layout_options), [layout_options]);
  const plans = useMemo(
    () => planColumns(sources, query.sort, options, locale.code),
    [sources, query.sort, options, locale],
  );
  const titleKey = useMemo(
    () => titleColumn(plans, templateFields(schema.collections.get(collection)?.meta?.display_template ?? '')),
    [plans, schema, collection],
  );
  const [opened, setOpened] = useState<OpenOverlay | null>(null);
  const [told, tell] = useState('');
  usePreloadedDisplays(
    useMemo(() => plans.flatMap(({ field, content }) => (content.kind === 'value' ? [field] : [])), [plans]),
  );

  const displayNamed = useContributionResolver(useService(Registries).displays);
  const columns = useMemo(
    () =>
      plans.map((plan): TableColumn<Item> => ({
        key: plan.path,
        header: plan.header,
        sortable: plan.sortable,
        sort: plan.sort,
        align: plan.align,
        render: cellRenderer(plan, displayNamed, t),
        plain: (item) => cellText(item, { path: plan.path, content: PLAIN_VALUE }),
      })),
    [plans, displayNamed, t],
  );
  const move = useCallback(
    (path: string, to: number): void => {
      if (to < 0 || to >= plans.length) return;
      model.move(path, to);
      tell(
        t('column_moved', {
          column: plans.find((plan) => plan.path === path)?.header ?? path,
          place: to + 1,
          count: plans.length,
        }),
      );
    },
    [model, plans, t],
  );
  const resize = useCallback((path: string, width: number | null) => browse.widths.set(path, width), [browse]);
  const open = useCallback(
    (path: string | null, anchor: HTMLElement) =>
      setOpened((before) => (before !== null && before.path === path ? null : { path, anchor })),
    [],
  );
  const close = useCallback(() => setOpened(null), []);
  const onSort = useCallback(
    (path: string) => browse.changeQuery({ sort: toggleSort(query.sort, path) }),
    [browse, query.sort],
  );
  const adding = opened !== null && opened.path === null;
  const arrangement = useMemo(
    (): ColumnControls => ({
      onMenu: open,
      menuLabel: (column) => t('column_menu', { column }),
      openMenuKey: opened?.path ?? null,
      onMove: move,
      onFit: resize,
      end: (
        <IconButton
          icon="add"
          size="small"
          label={t('column_add')}
          aria-haspopup="dialog"
          aria-expanded={adding}
          onClick={({ currentTarget }) => open(null, currentTarget)}
        />
      ),
    }),
    [open, opened, adding, move, resize, t],
  );
  const deeds = useMemo(
    () => ({
      sort: (path: string, descending: boolean) => model.sort(path, descending),
      move,
      align: (path: string, alignment: ColumnPlan['align']) => model.align(path, alignment),
      resize,
      hide: (path: string) => model.hide(path),
    }),
    [model, move, resize],
  );
  const place = plans.findIndex(({ path }) => path === opened?.path);
  const plan = plans[place];
  const menu =
    opened === null || plan === undefined ? null : (
      <ColumnMenu
        column={plan}
        index={place}
        count={plans.length}
        resized={widths.has(plan.path)}
        anchor={opened.anchor}
        actions={deeds}
        extraEntries={extra}
        onClose={close}
      />
    );
  const picker = adding ? (
    <ColumnPicker
      collection={collection}
      anchor={opened.anchor}
      shown={plans.map(({ path }) => path)}
      onAdd={(path) => model.add(path)}
      onClose={close}
    />
  ) : null;
  return {
    query,
    plans,
    table: {
      columns,
      widths,
      columnControls: arrangement,
      onSort,
      onResize: resize,
      spacing: options.spacing,
      titleKey,
    },
    notice:
      missing === 0 && omitted === 0 && lostSort === null && plans.length > 0 ? null : (
        <Suspense fallback={null}>
          <ColumnsNotice
            missing={missing}
            omitted={omitted}
            missingSort={lostSort}
            none={plans.length === 0}
            onForget={() => model.removeMissing()}
            onAdd={(anchor) => open(null, anchor)}
          />
        </Suspense>
      ),
    overlay: (
      <>
        <Suspense fallback={null}>
          {menu}
          {picker}
        </Suspense>
        <VisuallyHidden>
          <span role="status">{told}</span>
        </VisuallyHidden>
      </>
    ),
  };
};
