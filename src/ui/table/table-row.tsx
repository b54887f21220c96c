import { memo, useMemo, type MouseEvent, type ReactNode } from 'react';
import { Boundary } from '../boundary';
import { Checkbox } from '../checkbox';
import { classNames } from '../class-names';
import { GuardedContent } from './guarded-content';
import { RowGrip } from './row-grip';
import type { LateCells } from './late-cells';
import { tableCell } from './table-cell';
import type { TableColumn } from './table-column';
import type { TableEditing } from './table-editing';
import type { RowPlace } from './table-order';
import { useLateCells } from './use-late-cells';
import classes from './table.module.css';

interface TableRowProps<Row> {
  readonly row: Row;
  readonly rowKey: string;
  readonly columns: readonly TableColumn<Row>[];
  /** So many columns are in sight; the cells of the others may come late. */
  readonly inSight: number;
  readonly late: LateCells | null;
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
  /** Only while somebody is at the row, or one of its cells is open. */
  readonly editing: TableEditing<Row> | undefined;
  /** The columns that are being edited. */
  readonly open: ReadonlySet<string> | undefined;
  /** These keep their identity, else every row is drawn again. */
  readonly onPress: (rowKey: string, event: MouseEvent<HTMLTableRowElement>) => void;
  readonly onPressFirst: (rowKey: string, event: MouseEvent<HTMLTableRowElement>) => void;
  readonly onCheck: (rowKey: string, checked: boolean, range: boolean) => void;
  readonly measure: ((element: Element | null) => void) | undefined;
}

interface RowProps<Row> extends TableRowProps<Row> {
  /** Each cell by itself, since something in one of them has thrown. */
  readonly guarded?: boolean;
}

const Row = <Item,>({
  row,
  rowKey,
  columns,
  inSight,
  late,
  titleKey,
  href,
  name,
  selected,
  pressable,
  position,
  index,
  end,
  card,
  grip,
  gripHint,
  gripDisabled,
  place,
  editing,
  open,
  onPress,
  onPressFirst,
  onCheck,
  measure,
  guarded = false,
}: RowProps<Item>) => {
  const whole = useLateCells(late, inSight < columns.length) || open !== undefined;
  const drawn = useMemo(() => (whole ? columns : columns.slice(0, inSight)), [columns, whole, inSight]);
  // Apart from the cells, so that a row somebody comes to draws no value again.
  const contents = useMemo(
    () =>
      drawn.map((column) =>
        guarded ? <GuardedContent key={column.key} column={column} row={row} /> : column.render(row),
      ),
    [drawn, row, guarded],
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
        pressable && classes['pressable'],
        place && classes[place],
      )}
      data-key={rowKey}
      data-index={index}
      aria-rowindex={position}
      {...(!whole && { 'aria-busy': true })}
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
  <Boundary renderInstead={() => <Row {...props} guarded />}>
    <Row {...props} />
  </Boundary>
)) as <Item>(props: TableRowProps<Item>) => ReactNode;
