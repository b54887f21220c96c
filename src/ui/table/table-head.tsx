import { memo } from 'react';
import { Checkbox } from '../checkbox';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import { ResizeGrip } from './resize-grip';
import type { TableColumn } from './table-column';
import classes from './table.module.css';

interface TableHeadProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  /** Undefined without a checkbox column. */
  readonly selection: 'none' | 'some' | 'all' | undefined;
  readonly selectAllLabel: string;
  readonly hasEnd: boolean;
  readonly onSelectAll: (selected: boolean) => void;
  readonly onSort: ((key: string) => void) | undefined;
  readonly onResize: ((key: string, width: number) => void) | undefined;
  readonly resizeLabel: ((header: string) => string) | undefined;
}

const Head = <Row,>({
  columns, selection, selectAllLabel, hasEnd, onSelectAll, onSort, onResize, resizeLabel,
}: TableHeadProps<Row>) => (
  <thead className={classes['header']}>
    <tr aria-rowindex={1}>
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
      {columns.map(({ key, header, quiet = false, align, sortable = false, sort, width }) => (
        <th
          key={key}
          scope="col"
          className={classNames(classes['head'], align && align !== 'start' && classes[align])}
          {...(sort && { 'aria-sort': sort })}
        >
          {sortable && onSort !== undefined ? (
            <button type="button" className={classes['sort']} onClick={() => onSort(key)}>
              <span className={classes['head-text']} title={header}>
                {header}
              </span>
              {sort ? <Icon name={sort === 'ascending' ? 'arrow_upward' : 'arrow_downward'} size="small" /> : null}
            </button>
          ) : (
            <span className={classNames(classes['head-text'], quiet && classes['quiet'])} title={header}>
              {header}
            </span>
          )}
          {onResize === undefined || resizeLabel === undefined ? null : (
            <ResizeGrip label={resizeLabel(header)} width={width ?? null} onResize={(next) => onResize(key, next)} />
          )}
        </th>
      ))}
      {hasEnd ? <td className={classes['head']} /> : null}
    </tr>
  </thead>
);

/** Names of the columns, sort buttons and grips. */
export const TableHead = memo(Head) as typeof Head;
