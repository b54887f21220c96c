import { useCallback, useMemo } from 'react';
import { keyOf, type Item } from '../../domain/items';
import { decodeTableOptions, decodeTableQuery, toggleSort } from '../../domain/query';
import { SchemaService, useService, useStream, useText, type LayoutProps } from '../../kit';
import { valueOf } from '../../kernel';
import { PageFoot } from '../../parts/list-foot';
import { hasListState, ListState } from '../../parts/list-state';
import { usePreloadedDisplays, ValueDisplay } from '../../parts/value-display';
import { Table, type TableColumn } from '../../ui';
import { planColumns } from './columns.rules';
import classes from './tabular.module.css';

/** Items as rows. */
export const TabularLayout = ({ collection, title, browse, linkTo, createPath, readonly, onClearFilters }: LayoutProps) => {
  const { t, locale } = useText();
  const schema = useStream(useService(SchemaService).schema$);
  const view = useStream(browse.view$);
  const { list, selection } = browse;
  const query = useMemo(() => decodeTableQuery(schema, collection, view.layout_query, 'tabular'), [schema, collection, view.layout_query]);
  const { spacing } = useMemo(() => decodeTableOptions(view.layout_options), [view.layout_options]);
  const selected = useStream(selection.texts$);
  const remote = useStream(list.items$);
  const slow = useStream(list.slow$);
  const counts = valueOf(useStream(list.counts$));
  const items = valueOf(remote);
  const plans = useMemo(() => planColumns(schema, collection, query, locale.code), [schema, collection, query, locale]);
  usePreloadedDisplays(useMemo(() => plans.map(({ field }) => field), [plans]));
  const columns = useMemo(
    () =>
      plans.map(({ field, ...column }): TableColumn<Item> => ({
        key: field.field,
        ...column,
        render: (item) => <ValueDisplay field={field} value={item[field.field] ?? null} />,
      })),
    [plans],
  );
  const rowKey = useCallback((item: Item) => String(list.primaryKey === null ? JSON.stringify(item) : keyOf(item, list.primaryKey)), [list]);
  const rowHref = useCallback((item: Item) => linkTo(item) ?? undefined, [linkTo]);
  const sortBy = useCallback((field: string) => browse.changeQuery({ sort: toggleSort(query.sort, field) }), [browse, query.sort]);
  const labels = useMemo(() => ({ selectAll: t('select_all'), row: rowKey }), [t, rowKey]);

  if (hasListState(remote)) {
    return <ListState browse={browse} title={title} createPath={createPath} onClearFilters={onClearFilters} />;
  }
  return (
    <div className={classes['tabular']} aria-busy={remote.kind === 'loading'}>
      <Table
        label={t('items_of', { collection: title })}
        columns={columns}
        rows={items ?? NOTHING}
        rowKey={rowKey}
        rowHref={rowHref}
        labels={labels}
        spacing={spacing}
        {...(readonly || list.primaryKey === null ? {} : { selected, onSelectedChange: (texts: ReadonlySet<string>) => selection.choose(texts) })}
        onSort={sortBy}
        loading={slow && items === null}
        offset={(query.page - 1) * query.limit}
        total={counts?.filter_count}
      />
      <PageFoot browse={browse} query={query} />
    </div>
  );
};

const NOTHING: readonly Item[] = [];
