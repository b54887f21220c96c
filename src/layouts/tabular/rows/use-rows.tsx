import { type ReactNode, useCallback } from 'react';
import type { Item } from '../../../domain/items';
import { isTextControl, type LayoutProps, useShortcut, useStream, useText } from '../../../kit';
import type { TableProps } from '../../../ui';
import type { ExtraEntries } from '../columns/column-menu';
import type { ColumnPlan } from '../columns/columns.rules';
import type { TableRows } from './rows.view-model';
import { useInlineEditing } from '../cells/use-inline-editing';
import { useManualSort } from './use-manual-sort';

interface RowKeys {
  /** How many rows are selected. */
  readonly selectedCount: number;
  /** Nothing is selected here. */
  readonly readonly: boolean;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
  readonly onCopy: () => void;
}

/** What floats over the page has the keys for itself. */
const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

const isInPage = ({ target }: KeyboardEvent): boolean =>
  !isTextControl(target) && !(target instanceof Element && target.closest(OVERLAYS) !== null);

const hasNoTextSelection = (): boolean => window.getSelection()?.isCollapsed !== false;

/** meta+a takes all rows that are loaded, Escape none, meta+c copies those that are selected. */
const useRowKeys = ({ selectedCount, readonly, onSelectAll, onClear, onCopy }: RowKeys): void => {
  useShortcut({ key: 'a', meta: true, shift: false }, onSelectAll, (event) => !readonly && isInPage(event));
  useShortcut({ key: 'escape' }, onClear, (event) => selectedCount > 0 && isInPage(event));
  useShortcut(
    { key: 'c', meta: true, shift: false },
    onCopy,
    (event) => selectedCount > 0 && hasNoTextSelection() && isInPage(event),
  );
};

export interface TableRowsState {
  /** What the table takes of them. */
  readonly table: Pick<
    TableProps<Item>,
    'selected' | 'onSelectedChange' | 'reordering' | 'editing' | 'openCells' | 'rowHref'
  >;
  /** What listens to the rows' grips, and speaks. */
  readonly dragHelper: ReactNode;
}

interface TableRowsOptions {
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
  { plans, count, nameOf }: TableRowsOptions,
): TableRowsState => {
  const { selection, primaryKey } = browse;
  const selected = useStream(selection.texts$);
  const unkeyed = primaryKey === null;
  const onSelectedChange = useCallback((texts: ReadonlySet<string>) => selection.choose(texts), [selection]);
  const rowHref = useCallback((item: Item) => linkTo(item) ?? undefined, [linkTo]);
  const { order, helper } = useManualSort(rows, count, readonly || unkeyed, nameOf);
  const editing = useInlineEditing(rows, plans, primaryKey, readonly, nameOf);
  useRowKeys({
    selectedCount: selected.size,
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
    dragHelper: helper,
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
