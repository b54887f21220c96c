import { memo, useMemo, type ReactNode } from 'react';
import { Checkbox } from '../checkbox';
import { classNames } from '../class-names';
import { useReorder } from '../reorder';
import { HeadCell } from './head-cell';
import type { TableArrangement } from './table-arrangement';
import type { TableColumn } from './table-column';
import { placeOf } from './table-order';
import { useHeadStops } from './use-head-stops';
import classes from './table.module.css';

interface TableHeadProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  /** Of columns that somebody has made wider or narrower, in px. */
  readonly widths: ReadonlyMap<string, number> | undefined;
  /** Heads the column of grips; undefined without one. */
  readonly lead: ReactNode;
  /** Undefined without a checkbox column. */
  readonly selection: 'none' | 'some' | 'all' | undefined;
  readonly selectAllLabel: string;
  readonly hasEnd: boolean;
  readonly onSelectAll: (selected: boolean) => void;
  readonly onSort: ((key: string) => void) | undefined;
  readonly onResize: ((key: string, width: number) => void) | undefined;
  readonly resizeLabel: ((header: string) => string) | undefined;
  readonly arrangement: TableArrangement | undefined;
  /** Above cards: a line of what can be pressed, and the names of the columns for screen readers. */
  readonly card: boolean;
}

const NOTHING = (): void => undefined;

const Head = <Row,>({
  columns,
  widths,
  lead,
  selection,
  selectAllLabel,
  hasEnd,
  onSelectAll,
  onSort,
  onResize,
  resizeLabel,
  arrangement,
  card,
}: TableHeadProps<Row>) => {
  const { container, carried, take } = useReorder<HTMLTableRowElement>('x', arrangement?.onMove ?? NOTHING);
  const names = useMemo(
    () =>
      columns.flatMap(({ key, sortable }) => [
        ...(sortable === true && onSort !== undefined ? [`sort ${key}`] : []),
        `menu ${key}`,
      ]),
    [columns, onSort],
  );
  const stops = useHeadStops(names);
  const listening = arrangement === undefined ? {} : { onFocus: stops.onFocus, onKeyDown: stops.onKeyDown };
  return (
    <thead
      {...(card && { role: 'rowgroup' })}
      className={classNames(classes['header'], (lead !== undefined || selection !== undefined) && classes['controls'])}
    >
      <tr ref={container} {...(card && { role: 'row' })} aria-rowindex={1} {...listening}>
        {lead === undefined ? null : (
          <th
            scope="col"
            {...(card && { role: 'columnheader' })}
            className={classNames(classes['head'], classes['lead'])}
          >
            {lead}
          </th>
        )}
        {selection === undefined ? null : (
          <th
            scope="col"
            {...(card && { role: 'columnheader' })}
            className={classNames(classes['head'], classes['check'])}
          >
            <Checkbox
              checked={selection === 'all'}
              indeterminate={selection === 'some'}
              aria-label={card ? undefined : selectAllLabel}
              onChange={onSelectAll}
            >
              {card ? selectAllLabel : undefined}
            </Checkbox>
          </th>
        )}
        {columns.map((column, index) => (
          <HeadCell
            key={column.key}
            column={column}
            width={widths?.get(column.key) ?? column.width ?? null}
            onSort={onSort}
            onResize={onResize}
            resizeLabel={resizeLabel}
            arrangement={arrangement}
            card={card}
            stops={arrangement && stops}
            index={index}
            place={placeOf(carried, column.key, index)}
            onTake={take}
          />
        ))}
        {hasEnd ? (
          <td {...(card && { role: 'cell' })} className={classNames(classes['head'], classes['head-end'])}>
            {arrangement?.end}
          </td>
        ) : null}
      </tr>
    </thead>
  );
};

/** Names of the columns, sort buttons, menus and grips. */
export const TableHead = memo(Head) as typeof Head;
