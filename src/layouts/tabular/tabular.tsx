import { useCallback, useMemo } from 'react';
import { keyOf, type Item } from '../../domain/items';
import { collectionTemplate } from '../../domain/templates';
import { type LayoutProps, useLastSettled, useService, useStream, useText, useViewModel } from '../../kit';
import { valueOf } from '../../kernel';
import { PageFooter } from '../../parts/lists/list-footer';
import { hasListState, ListLoading, ListState } from '../../parts/lists/list-state';
import { Table } from '../../ui';
import { rowNames } from './cells/cell-text.rules';
import { tableRows } from './rows/rows.view-model';
import { SortMenu } from './columns/sort-menu';
import { useColumns } from './columns/use-columns';
import { useCellMenu } from './cells/use-cell-menu';
import { useCopyEntry, useRows } from './rows/use-rows';
import classes from './tabular.module.css';
import { SchemaStore } from '../../application/data-model';

/** Table layout: items as rows. */
export const TabularLayout = (props: LayoutProps) => {
  const { collection, title, session } = props;
  const { t, locale } = useText();
  const { list } = session;
  const model = useViewModel(tableRows, session);
  const columns = useColumns(props, useCopyEntry(model));
  const { query, plans } = columns;
  const remote = useStream(list.items$);
  const slow = useStream(list.slow$);
  const counts = valueOf(useStream(list.counts$));
  const items = valueOf(remote);
  // Keeps the old offset while the next page loads, so that the rows shown do not render again.
  const offset = useLastSettled((query.page - 1) * query.limit, remote.kind === 'loading' && items !== null);
  const rowKey = useCallback(
    (item: Item) => String(list.primaryKey === null ? JSON.stringify(item) : keyOf(item, list.primaryKey)),
    [list],
  );
  const schema = useStream(useService(SchemaStore).schema$);
  const template = useMemo(
    () => collectionTemplate(schema, collection, null, locale.code),
    [schema, collection, locale],
  );
  const nameOf = useMemo(() => rowNames(template, plans, list.primaryKey), [template, plans, list]);
  const labels = useMemo(
    () => ({
      selectAll: t('select_all'),
      selectAllShort: t('select_all_short'),
      row: nameOf,
      resize: (column: string) => t('column_width', { column }),
    }),
    [t, nameOf],
  );
  const rows = useRows(model, props, { plans, count: counts?.filter_count ?? items?.length ?? 0, nameOf });
  const cellMenu = useCellMenu(model, session, plans);

  if (hasListState(remote)) {
    return <ListState {...props} />;
  }
  return (
    <div className={classes['tabular']} aria-busy={remote.kind === 'loading'}>
      {columns.notice}
      <ListLoading session={session} />
      <Table
        {...columns.table}
        {...rows.table}
        onCellMenu={cellMenu.onCellMenu}
        cardsEnd={
          <SortMenu
            schema={schema}
            collection={collection}
            plans={plans}
            sort={query.sort}
            onSort={(sort) => session.changeQuery({ sort })}
          />
        }
        label={t('items_of', { collection: title })}
        rows={items ?? NO_ITEMS}
        rowKey={rowKey}
        labels={labels}
        loading={slow && items === null}
        skeletons={Math.min(query.limit, MAX_SKELETONS)}
        offset={offset}
        total={counts?.filter_count}
      />
      <PageFooter session={session} query={query} />
      {columns.overlay}
      {rows.helpers}
      {cellMenu.menu}
    </div>
  );
};

const MAX_SKELETONS = 25;

const NO_ITEMS: readonly Item[] = [];
