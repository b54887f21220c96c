import { useCallback, type ReactNode } from 'react';
import type { Item } from '../../domain/items';
import { useStream, useText, type LayoutProps } from '../../kit';
import type { TableProps } from '../../ui';
import type { ExtraEntries } from './column-menu';
import type { ColumnPlan } from './columns.rules';
import type { TableRows } from './rows.view-model';
import { useEditing } from './use-editing';
import { useOrder } from './use-order';
import { useRowKeys } from './use-row-keys';

export interface RowsInUse {
  /** What the table takes of them. */
  readonly table: Pick<
    TableProps<Item>,
    'selected' | 'onSelectedChange' | 'reordering' | 'editing' | 'openCells' | 'rowHref'
  >;
  /** What listens to the rows' grips, and speaks. */
  readonly helper: ReactNode;
}

interface Rows {
  readonly plans: readonly ColumnPlan[];
  /** How many there are on all pages. */
  readonly count: number;
  /** What a row is called. */
  readonly nameOf: (item: Item) => string;
}

/** The rows of the table, and all that can be done with them where they stand. */
export const useRows = (
  rows: TableRows,
  { browse, linkTo, readonly }: LayoutProps,
  { plans, count, nameOf }: Rows,
): RowsInUse => {
  const { selection, primaryKey } = browse;
  const selected = useStream(selection.texts$);
  const unkeyed = primaryKey === null;
  const onSelectedChange = useCallback((texts: ReadonlySet<string>) => selection.choose(texts), [selection]);
  const rowHref = useCallback((item: Item) => linkTo(item) ?? undefined, [linkTo]);
  const { order, helper } = useOrder(rows, count, readonly || unkeyed, nameOf);
  const editing = useEditing(rows, plans, primaryKey, readonly, nameOf);
  useRowKeys({
    chosen: selected.size,
    readonly: readonly || unkeyed,
    onSelectAll: () => rows.selectAll(),
    onClear: () => selection.clear(),
    onCopy: () => rows.copySelection(plans),
  });
  return {
    table: {
      ...(readonly || unkeyed ? {} : { selected, onSelectedChange }),
      ...(readonly ? {} : { rowHref }),
      reordering: order,
      ...editing,
    },
    helper,
  };
};

/** In the menu of a column: its values, of the rows that are selected, else of all on the page. */
export const useCopyEntry = (rows: TableRows): ExtraEntries => {
  const { t } = useText();
  return useCallback(
    (column) => [
      {
        key: 'copy',
        label: t('copy_values'),
        icon: 'content_copy',
        separated: true,
        onSelect: () => rows.copy([column]),
      },
    ],
    [t, rows],
  );
};
