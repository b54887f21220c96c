import { memo, type MouseEvent, type ReactNode, useMemo } from 'react';
import { ErrorBoundary } from '../error-boundary';
import { Checkbox } from '../checkbox';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import { type CellQueue, useDeferredCells } from './deferred-cells';
import { CellWithBoundary, tableCell } from './table-cell';
import type { DropState, TableColumn, TableEditing } from './table-props';
import classes from './table.module.css';

interface RowHandleProps {
  readonly label: string;
  /** How it is used; why it cannot be where `disabled` says so. */
  readonly hint: string;
  readonly disabled: boolean;
}

/** What a row is taken by. It listens to nothing itself: one listener for all rows is enough. */
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
  /** So many columns are in sight; the cells of the others may come late. */
  readonly visibleCount: number;
  readonly cellQueue: CellQueue | null;
  readonly titleKey: string | undefined;
  readonly href: string | undefined;
  readonly name: string;
  /** Undefined without a checkbox column. */
  readonly selected: boolean | undefined;
  readonly clickable: boolean;
  /** Counts from 1, the head included. */
  readonly position: number;
  readonly index: number;
  readonly end: ((row: Row) => ReactNode) | undefined;
  /** Drawn as a card, whose grid makes some browsers forget that it is a row. */
  readonly card: boolean;
  /** The name of its grip; null leaves the column empty, undefined without one. */
  readonly handleLabel: string | null | undefined;
  readonly handleHint: string;
  readonly handleDisabled: boolean;
  readonly dropState: DropState | undefined;
  /** Only while somebody is at the row, or one of its cells is open. */
  readonly editing: TableEditing<Row> | undefined;
  /** The columns that are being edited. */
  readonly open: ReadonlySet<string> | undefined;
  /** These keep their identity, else every row is drawn again. */
  readonly onRowClick: (rowKey: string, event: MouseEvent<HTMLTableRowElement>) => void;
  readonly onRowClickCapture: (rowKey: string, event: MouseEvent<HTMLTableRowElement>) => void;
  readonly onCheckedChange: (rowKey: string, checked: boolean, range: boolean) => void;
  readonly measure: ((element: Element | null) => void) | undefined;
}

interface RowProps<Row> extends TableRowProps<Row> {
  /** Each cell by itself, since something in one of them has thrown. */
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
  clickable,
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
  const whole = useDeferredCells(cellQueue, visibleCount < columns.length) || open !== undefined;
  const drawn = useMemo(() => (whole ? columns : columns.slice(0, visibleCount)), [columns, whole, visibleCount]);
  // Apart from the cells, so that a row somebody comes to draws no value again.
  const contents = useMemo(
    () =>
      drawn.map((column) =>
        cellBoundaries ? <CellWithBoundary key={column.key} column={column} row={row} /> : column.render(row),
      ),
    [drawn, row, cellBoundaries],
  );
  // Apart from the row itself, so that choosing all rows draws no cell again.
  const cells = useMemo(
    () =>
      drawn.map((column, place) => {
        const isOpen = open?.has(column.key) ?? false;
        return tableCell({
          column,
          row,
          content: contents[place],
          href,
          name,
          title: column.key === titleKey,
          card,
          editing: isOpen || editing?.editable(row, column.key) === true ? editing : undefined,
          open: isOpen,
        });
      }),
    [drawn, row, contents, titleKey, href, name, card, editing, open],
  );
  return (
    // Pressing a row only repeats what the link in it does, for the mouse.
    <tr
      ref={measure}
      {...(card && { role: 'row' })}
      className={classNames(
        classes['row'],
        selected !== undefined && classes['with-check'],
        selected === true && classes['selected'],
        clickable && classes['pressable'],
        dropState && classes[dropState],
      )}
      data-key={rowKey}
      data-index={index}
      aria-rowindex={position}
      {...(!whole && { 'aria-busy': true })}
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
      {selected === undefined ? null : (
        <td {...(card && { role: 'cell' })} className={classNames(classes['cell'], classes['check'])}>
          <Checkbox
            checked={selected}
            aria-label={name}
            onChange={(checked, { shiftKey }) => onCheckedChange(rowKey, checked, shiftKey)}
          />
        </td>
      )}
      {cells}
      {whole ? null : <td className={classes['cell']} colSpan={columns.length - drawn.length} />}
      {end === undefined ? null : (
        <td {...(card && { role: 'cell' })} className={classNames(classes['cell'], classes['rest'])}>
          {end(row)}
        </td>
      )}
    </tr>
  );
};

/**
 * A row, drawn again only when something of it changes. One boundary for all its cells, which are thousands on a page: only
 * when something has thrown each gets one of its own, and the others show what they did.
 */
export const TableRow = memo(<Item,>(props: TableRowProps<Item>) => (
  <ErrorBoundary renderFallback={() => <Row {...props} cellBoundaries />}>
    <Row {...props} />
  </ErrorBoundary>
)) as <Item>(props: TableRowProps<Item>) => ReactNode;
