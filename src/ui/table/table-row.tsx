import { memo, useMemo, type MouseEvent, type ReactNode } from 'react';
import { Checkbox } from '../checkbox';
import { classNames } from '../class-names';
import { RowGrip } from './row-grip';
import { TableCell } from './table-cell';
import type { TableColumn } from './table-column';
import type { TableEditing } from './table-editing';
import type { RowPlace } from './table-order';
import classes from './table.module.css';

interface TableRowProps<Row> {
  readonly row: Row;
  readonly rowKey: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly titleKey: string | undefined;
  readonly href: string | undefined;
  readonly name: string;
  /** Undefined without a checkbox column. */
  readonly selected: boolean | undefined;
  readonly pressable: boolean;
  /** Counts from 1, the head included. */
  readonly position: number;
  readonly index: number;
  readonly end: ((row: Row) => ReactNode) | undefined;
  /** Drawn as a card, whose grid makes some browsers forget that it is a row. */
  readonly card: boolean;
  /** The name of its grip; null leaves the column empty, undefined without one. */
  readonly grip: string | null | undefined;
  readonly gripHint: string;
  readonly gripDisabled: boolean;
  readonly place: RowPlace | undefined;
  readonly editing: TableEditing<Row> | undefined;
  /** The columns that are being edited. */
  readonly open: ReadonlySet<string> | undefined;
  /** These keep their identity, else every row is drawn again. */
  readonly onPress: (rowKey: string, event: MouseEvent<HTMLTableRowElement>) => void;
  readonly onPressFirst: (rowKey: string, event: MouseEvent<HTMLTableRowElement>) => void;
  readonly onCheck: (rowKey: string, checked: boolean, range: boolean) => void;
  readonly measure: ((element: Element | null) => void) | undefined;
}

const Row = <Item,>({
  row, rowKey, columns, titleKey, href, name, selected, pressable, position, index, end, card, grip, gripHint, gripDisabled, place, editing, open,
  onPress, onPressFirst, onCheck, measure,
}: TableRowProps<Item>) => {
  // Apart from the row itself, so that choosing all rows draws no cell again.
  const cells = useMemo(
    () =>
      columns.map((column) => (
        <TableCell
          key={column.key}
          column={column}
          row={row}
          href={column.key === titleKey ? href : undefined}
          name={column.key === titleKey ? name : undefined}
          title={column.key === titleKey}
          card={card}
          editing={editing}
          open={open?.has(column.key) ?? false}
        />
      )),
    [columns, row, titleKey, href, name, card, editing, open],
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
        pressable && classes['pressable'],
        place && classes[place],
      )}
      data-key={rowKey}
      data-index={index}
      aria-rowindex={position}
      {...(selected !== undefined && { 'aria-selected': selected })}
      {...((pressable || selected !== undefined) && {
        onClickCapture: (event: MouseEvent<HTMLTableRowElement>) => onPressFirst(rowKey, event),
        onClick: (event: MouseEvent<HTMLTableRowElement>) => onPress(rowKey, event),
      })}
    >
      {grip === undefined ? null : (
        <td {...(card && { role: 'cell' })} className={classNames(classes['cell'], classes['lead'])}>
          {grip === null ? null : <RowGrip label={grip} hint={gripHint} disabled={gripDisabled} />}
        </td>
      )}
      {selected === undefined ? null : (
        <td {...(card && { role: 'cell' })} className={classNames(classes['cell'], classes['check'])}>
          <Checkbox
            checked={selected}
            aria-label={name}
            onChange={(checked, { shiftKey }) => onCheck(rowKey, checked, shiftKey)}
          />
        </td>
      )}
      {cells}
      {end === undefined ? null : (
        <td {...(card && { role: 'cell' })} className={classNames(classes['cell'], classes['rest'])}>
          {end(row)}
        </td>
      )}
    </tr>
  );
};

/** A row, drawn again only when something of it changes. */
export const TableRow = memo(Row) as typeof Row;
