import { type ReactNode, useCallback, useMemo } from 'react';
import type { Item } from '../../../domain/items';
import { allowedAction } from '../../../kernel';
import {
  type LayoutProps,
  type PageAction,
  SHORTCUTS,
  usePageActions,
  useStream,
  useTakenKeys,
  useText,
} from '../../../kit';
import { clearSelection } from '../../../parts/lists/clear-selection';
import type { RowChoice, TableProps } from '../../../ui';
import type { ExtraEntries } from '../columns/column-menu';
import type { ColumnPlan } from '../columns/columns.rules';
import type { TableRows } from './rows.view-model';
import { useInlineEditing } from '../cells/use-inline-editing';
import { useManualSort } from './use-manual-sort';

/** Actions on all rows, with their shortcuts. */
const useRowActions = (
  rows: TableRows,
  selection: LayoutProps['session']['selection'],
  plans: readonly ColumnPlan[],
  enabled: boolean,
): void => {
  const actions = useMemo<readonly PageAction[]>(
    () =>
      enabled
        ? [
            allowedAction(
              {
                id: 'select-rows',
                label: 'select_all',
                icon: 'done_all',
                shortcut: SHORTCUTS.selectAll,
              },
              () => rows.selectAll(),
            ),
            clearSelection(selection),
            {
              id: 'copy-rows',
              label: 'copy_selected_rows',
              icon: 'content_copy',
              shortcut: SHORTCUTS.copyRows,
              denied$: selection.noneSelected$,
              execute: () => rows.copySelection(plans),
            },
          ]
        : [],
    [rows, selection, plans, enabled],
  );
  usePageActions(actions);
};

interface TableRowsState {
  /** Props of the table. */
  readonly table: Pick<
    TableProps<Item>,
    'selected' | 'onSelectedChange' | 'choice' | 'reordering' | 'editing' | 'openCells' | 'rowHref'
  >;
  /** Listens to the drag handles and announces drags; asks before the value of a cell is lost. */
  readonly helpers: ReactNode;
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
  { session, linkTo, readonly, choice }: LayoutProps,
  { plans, count, nameOf }: TableRowsOptions,
): TableRowsState => {
  const { selection, primaryKey } = session;
  const selected = useStream(selection.texts$);
  const withoutKey = primaryKey === null;
  const onSelectedChange = useCallback((texts: ReadonlySet<string>) => selection.select(texts), [selection]);
  const rowHref = useCallback((item: Item) => linkTo(item) ?? undefined, [linkTo]);
  const disabledKeys = useTakenKeys(choice);
  const rowChoice = useMemo<RowChoice | undefined>(
    () => choice && { disabledKeys, disabledLabel: choice.takenLabel, onChoose: choice.choose },
    [choice, disabledKeys],
  );
  const withChecks = choice === undefined ? !readonly : choice.mode === 'many';
  const { reordering, helper } = useManualSort(rows, count, readonly || withoutKey, nameOf);
  const editing = useInlineEditing(rows, plans, primaryKey, readonly, nameOf);
  useRowActions(rows, selection, plans, !readonly && !withoutKey);
  return {
    table: {
      ...(!withoutKey && withChecks && { onSelectedChange }),
      ...(!withoutKey && (withChecks || choice !== undefined) && { selected, choice: rowChoice }),
      rowHref,
      reordering,
      ...editing.table,
    },
    helpers: (
      <>
        {helper}
        {editing.guard}
      </>
    ),
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
