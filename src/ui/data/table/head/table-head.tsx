import { memo, useMemo, type ReactNode } from 'react';
import { Checkbox } from '../../../controls/checkbox';
import { classNames } from '../../../base/class-names';
import { dropStateOf, useReorder } from '../../../drag/reorder';
import { HeadCell } from './head-cell';
import type { ColumnControls, TableColumn } from '../table-props';
import { useRovingTabIndex } from './use-roving-tab-index';
import classes from '../table.module.css';

interface TableHeadProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  /** Widths set by the user, in px. */
  readonly widths: ReadonlyMap<string, number> | undefined;
  /** Header of the drag handle column; undefined without the column. */
  readonly lead: ReactNode;
  /** Undefined without a checkbox column. */
  readonly selection: 'none' | 'some' | 'all' | undefined;
  readonly selectAllLabel: string;
  readonly hasEnd: boolean;
  readonly onSelectAll: (selected: boolean) => void;
  readonly onSort: ((key: string) => void) | undefined;
  readonly onResize: ((key: string, width: number) => void) | undefined;
  readonly resizeLabel: ((header: string) => string) | undefined;
  readonly columnControls: ColumnControls | undefined;
  /** Above cards: one line of controls, and the column names for screen readers. */
  readonly card: boolean;
  /** At the end of that line. */
  readonly cardsEnd: ReactNode;
}

const NO_MOVE = (): void => undefined;

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
  columnControls,
  card,
  cardsEnd,
}: TableHeadProps<Row>) => {
  const { container, dragged } = useReorder<HTMLTableRowElement>('x', columnControls?.onMove ?? NO_MOVE);
  const stopNames = useMemo(
    () =>
      columns.flatMap(({ key, sortable }) => [
        ...(sortable === true && onSort !== undefined ? [`sort ${key}`] : []),
        `menu ${key}`,
      ]),
    [columns, onSort],
  );
  const stops = useRovingTabIndex(stopNames);
  const listeners = columnControls === undefined ? {} : { onFocus: stops.onFocus, onKeyDown: stops.onKeyDown };
  return (
    <thead
      {...(card && { role: 'rowgroup' })}
      className={classNames(
        classes['header'],
        (lead !== undefined || selection !== undefined || cardsEnd !== undefined) && classes['controls'],
      )}
    >
      <tr ref={container} {...(card && { role: 'row' })} aria-rowindex={1} {...listeners}>
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
            columnControls={columnControls}
            card={card}
            tabStops={columnControls && stops}
            index={index}
            dropState={dropStateOf(dragged, column.key, index)}
          />
        ))}
        {cardsEnd === undefined ? null : (
          <td {...(card && { role: 'cell' })} className={classNames(classes['head'], classes['cards-end'])}>
            {cardsEnd}
          </td>
        )}
        {hasEnd ? (
          <td {...(card && { role: 'cell' })} className={classNames(classes['head'], classes['head-end'])}>
            {columnControls?.end}
          </td>
        ) : null}
      </tr>
    </thead>
  );
};

/** Table head: column headers, sort buttons, menus and resize handles. */
export const TableHead = memo(Head) as typeof Head;
