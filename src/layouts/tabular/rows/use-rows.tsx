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
  readonly selectedCount: number;
  /** Rows cannot be selected. */
  readonly readonly: boolean;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
  readonly onCopy: () => void;
}

/** Overlays handle their keys themselves. */
const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

const isInPage = ({ target }: KeyboardEvent): boolean =>
  !isTextControl(target) && !(target instanceof Element && target.closest(OVERLAYS) !== null);

const hasNoTextSelection = (): boolean => window.getSelection()?.isCollapsed !== false;

/** meta+a selects all loaded rows, Escape clears the selection, meta+c copies the selected rows. */
const useRowKeys = ({ selectedCount, readonly, onSelectAll, onClear, onCopy }: RowKeys): void => {
  useShortcut({ key: 'a', meta: true, shift: false }, onSelectAll, (event) => !readonly && isInPage(event));
  useShortcut({ key: 'escape' }, onClear, (event) => selectedCount > 0 && isInPage(event));
  useShortcut(
    { key: 'c', meta: true, shift: false },
    onCopy,
    (event) => selectedCount > 0 && hasNoTextSelection() && isInPage(event),
  );
};

interface TableRowsState {
  /** Props of the table. */
  readonly table: Pick<
    TableProps<Item>,
    'selected' | 'onSelectedChange' | 'reordering' | 'editing' | 'openCells' | 'rowHref'
  >;
  /** Listens to the drag handles and announces drags. */
  readonly dragHelper: ReactNode;
}

interface TableRowsOptions {
  readonly plans: readonly ColumnPlan[];
  /** Number of items on all pages. */
  readonly count: number;
  readonly nameOf: (item: Item) => string;
}

/** The table's rows: selection, links, manual order, inline editing, shortcuts. */
export const useRows = (
  rows: TableRows,
  { browse, linkTo, readonly }: LayoutProps,
  { plans, count, nameOf }: TableRowsOptions,
): TableRowsState => {
  const { selection, primaryKey } = browse;
  const selected = useStream(selection.texts$);
  const withoutKey = primaryKey === null;
  const onSelectedChange = useCallback((texts: ReadonlySet<string>) => selection.select(texts), [selection]);
  const rowHref = useCallback((item: Item) => linkTo(item) ?? undefined, [linkTo]);
  const { reordering, helper } = useManualSort(rows, count, readonly || withoutKey, nameOf);
  const editing = useInlineEditing(rows, plans, primaryKey, readonly, nameOf);
  useRowKeys({
    selectedCount: selected.size,
    readonly: readonly || withoutKey,
    onSelectAll: () => rows.selectAll(),
    onClear: () => selection.clear(),
    onCopy: () => rows.copySelection(plans),
  });
  return {
    table: {
      ...(readonly || withoutKey ? {} : { selected, onSelectedChange }),
      ...(readonly ? {} : { rowHref }),
      reordering,
      ...editing,
    },
    dragHelper: helper,
  };
};

/** Column menu entry that copies the column's values for the selected rows, or for all rows of the page. */
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
