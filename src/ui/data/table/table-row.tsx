import { memo, type MouseEvent, type ReactNode, useMemo } from 'react';
import { ErrorBoundary } from '../../feedback/error-boundary';
import { Checkbox } from '../../controls/checkbox';
import { classNames } from '../../base/class-names';
import { Icon } from '../../content/icon';
import type { DropState } from '../../drag/reorder';
import { type CellQueue, useDeferredCells } from './deferred-cells';
import { CellWithBoundary, tableCell } from './table-cell';
import type { TableColumn, TableEditing } from './table-props';
import classes from './table.module.css';

interface RowHandleProps {
  readonly label: string;
  /** How to use it, or why it is disabled. */
  readonly hint: string;
  readonly disabled: boolean;
}

/** Drag handle of a row. It has no listeners; the caller of the table listens once for all rows. */
const RowHandle = ({ label, hint, disabled }: RowHandleProps) => (
  <button
    type="button"
    className={classes['handle']}
    data-grip=""
    aria-label={label}
    title={hint}
    {...(disabled && { 'aria-disabled': true })}
  >
    <Icon name="drag_indicator" size="small" />
  </button>
);

interface TableRowProps<Row> {
  readonly row: Row;
  readonly rowKey: string;
  readonly columns: readonly TableColumn<Row>[];
  /** Columns rendered immediately; the cells of the others may be deferred. */
  readonly visibleCount: number;
  readonly cellQueue: CellQueue | null;
  readonly titleKey: string | undefined;
  readonly href: string | undefined;
  readonly name: string;
  /** Undefined in a table without selection. */
  readonly selected: boolean | undefined;
  /** Has a checkbox. */
  readonly withCheck: boolean;
  readonly clickable: boolean;
  /** The title cell is a button. */
  readonly titleButton: boolean;
  /** Why the row cannot be chosen. */
  readonly disabledReason: string | undefined;
  /** Counts from 1, the head included. */
  readonly position: number;
  readonly index: number;
  readonly end: ((row: Row) => ReactNode) | undefined;
  /** Rendered as a card; needs explicit roles, since display grid drops them in some browsers. */
  readonly card: boolean;
  /** Name of the drag handle; null for an empty cell, undefined without the column. */
  readonly handleLabel: string | null | undefined;
  readonly handleHint: string;
  readonly handleDisabled: boolean;
  readonly dropState: DropState | undefined;
  /** Set while the row is active or one of its cells is open. */
  readonly editing: TableEditing<Row> | undefined;
  /** The columns that are being edited. */
  readonly open: ReadonlySet<string> | undefined;
  /** Must keep their identity, else every row renders again. */
  readonly onRowClick: (rowKey: string, event: MouseEvent<HTMLTableRowElement>) => void;
  readonly onRowClickCapture: (rowKey: string, event: MouseEvent<HTMLTableRowElement>) => void;
  readonly onCheckedChange: (rowKey: string, checked: boolean, range: boolean) => void;
  readonly measure: ((element: Element | null) => void) | undefined;
}

interface RowProps<Row> extends TableRowProps<Row> {
  /** Wraps each cell in its own error boundary. */
  readonly cellBoundaries?: boolean;
}

const Row = <Item,>({
  row,
  rowKey,
  columns,
  visibleCount,
  cellQueue,
  titleKey,
  href,
  name,
  selected,
  withCheck,
  clickable,
  titleButton,
  disabledReason,
  position,
  index,
  end,
  card,
  handleLabel,
  handleHint,
  handleDisabled,
  dropState,
  editing,
  open,
  onRowClick,
  onRowClickCapture,
  onCheckedChange,
  measure,
  cellBoundaries = false,
}: RowProps<Item>) => {
  const complete = useDeferredCells(cellQueue, visibleCount < columns.length) || open !== undefined;
  const renderedColumns = useMemo(
    () => (complete ? columns : columns.slice(0, visibleCount)),
    [columns, complete, visibleCount],
  );
  // Memoized apart from the cells, so that activating a row renders no value again.
  const contents = useMemo(
    () =>
      renderedColumns.map((column) =>
        cellBoundaries ? <CellWithBoundary key={column.key} column={column} row={row} /> : column.render(row),
      ),
    [renderedColumns, row, cellBoundaries],
  );
  // Memoized apart from the row, so that selecting all rows renders no cell again.
  const cells = useMemo(
    () =>
      renderedColumns.map((column, columnIndex) => {
        const isOpen = open?.has(column.key) ?? false;
        return tableCell({
          column,
          row,
          content: contents[columnIndex],
          href,
          name,
          title: column.key === titleKey,
          titleButton,
          disabledReason,
          card,
          editing: isOpen || editing?.editable(row, column.key) === true ? editing : undefined,
          open: isOpen,
        });
      }),
    [renderedColumns, row, contents, titleKey, titleButton, disabledReason, href, name, card, editing, open],
  );
  return (
    // A click on the row repeats what its link does, for the mouse only.
    <tr
      ref={measure}
      {...(card && { role: 'row' })}
      className={classNames(
        classes['row'],
        withCheck && classes['with-check'],
        selected === true && classes['selected'],
        clickable && disabledReason === undefined && classes['pressable'],
        disabledReason !== undefined && classes['unavailable'],
        dropState && classes[dropState],
      )}
      data-key={rowKey}
      data-reorder={handleLabel ? rowKey : undefined}
      data-index={index}
      aria-rowindex={position}
      {...(!complete && { 'aria-busy': true })}
      {...(selected !== undefined && { 'aria-selected': selected })}
      {...((clickable || selected !== undefined) && {
        onClickCapture: (event: MouseEvent<HTMLTableRowElement>) => onRowClickCapture(rowKey, event),
        onClick: (event: MouseEvent<HTMLTableRowElement>) => onRowClick(rowKey, event),
      })}
    >
      {handleLabel === undefined ? null : (
        <td {...(card && { role: 'cell' })} className={classNames(classes['cell'], classes['lead'])}>
          {handleLabel === null ? null : <RowHandle label={handleLabel} hint={handleHint} disabled={handleDisabled} />}
        </td>
      )}
      {!withCheck ? null : (
        <td {...(card && { role: 'cell' })} className={classNames(classes['cell'], classes['check'])}>
          <Checkbox
            checked={selected === true}
            disabledReason={disabledReason}
            aria-label={name}
            onChange={(checked, { shiftKey }) => onCheckedChange(rowKey, checked, shiftKey)}
          />
        </td>
      )}
      {cells}
      {complete ? null : <td className={classes['cell']} colSpan={columns.length - renderedColumns.length} />}
      {end === undefined ? null : (
        <td {...(card && { role: 'cell' })} className={classNames(classes['cell'], classes['rest'])}>
          {end(row)}
        </td>
      )}
    </tr>
  );
};

/**
 * A memoized row with one error boundary for all its cells, since a page has thousands of them.
 * When a cell throws, the row renders again with a boundary per cell, so that only the failing cell
 * shows its fallback.
 */
export const TableRow = memo(<Item,>(props: TableRowProps<Item>) => (
  <ErrorBoundary renderFallback={() => <Row {...props} cellBoundaries />}>
    <Row {...props} />
  </ErrorBoundary>
)) as <Item>(props: TableRowProps<Item>) => ReactNode;
