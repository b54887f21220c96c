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
}

const NOTHING = (): void => undefined;

const Head = <Row,>({
  columns, widths, lead, selection, selectAllLabel, hasEnd, onSelectAll, onSort, onResize, resizeLabel, arrangement,
}: TableHeadProps<Row>) => {
  const { container, carried, take } = useReorder<HTMLTableRowElement>('x', arrangement?.onMove ?? NOTHING);
  const names = useMemo(
    () => columns.flatMap(({ key, sortable }) => [...(sortable === true && onSort !== undefined ? [`sort ${key}`] : []), `menu ${key}`]),
    [columns, onSort],
  );
  const stops = useHeadStops(names);
  const listening = arrangement === undefined ? {} : { onFocus: stops.onFocus, onKeyDown: stops.onKeyDown };
  return (
    <thead className={classes['header']}>
      <tr ref={container} aria-rowindex={1} {...listening}>
        {lead === undefined ? null : (
          <th scope="col" className={classNames(classes['head'], classes['lead'])}>
            {lead}
          </th>
        )}
        {selection === undefined ? null : (
          <th scope="col" className={classNames(classes['head'], classes['check'])}>
            <Checkbox
              checked={selection === 'all'}
              indeterminate={selection === 'some'}
              aria-label={selectAllLabel}
              onChange={onSelectAll}
            />
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
            stops={arrangement && stops}
            index={index}
            place={placeOf(carried, column.key, index)}
            onTake={take}
          />
        ))}
        {hasEnd ? <td className={classNames(classes['head'], classes['head-end'])}>{arrangement?.end}</td> : null}
      </tr>
    </thead>
  );
};

/** Names of the columns, sort buttons, menus and grips. */
export const TableHead = memo(Head) as typeof Head;
