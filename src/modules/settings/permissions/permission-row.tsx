import { memo } from 'react';
import { useText } from '../../../kit';
import { classNames, Icon } from '../../../ui';
import classes from './permission-grid.module.css';
import type { TableCell, TableRow } from './permission-table.view-model';
import { ACTION_TEXTS, LEVEL_ICONS, LEVEL_TEXTS } from './permission-texts';

const STATE_TEXTS = { saving: 'permit_saving', failed: 'permit_not_saved' } as const;

interface CellButtonProps {
  readonly cell: TableCell;
  readonly name: string;
  readonly column: number;
  readonly isStop: boolean;
  readonly onOpen: (cell: TableCell, anchor: HTMLElement) => void;
}

const CellButton = ({ cell, name, column, isStop, onOpen }: CellButtonProps) => {
  const { t } = useText();
  const { action, level, isNeeded, state } = cell;
  const words = { collection: name, action: t(ACTION_TEXTS[action]), level: t(LEVEL_TEXTS[level]) };
  const label = t(isNeeded ? 'permit_cell_needed' : 'permit_cell', words);
  return (
    <button
      type="button"
      className={classNames(classes['toggle'], classes[level], isNeeded && classes['needed'], classes[state])}
      aria-haspopup="menu"
      aria-label={state === 'stored' ? label : `${label}. ${t(STATE_TEXTS[state])}`}
      data-column={column}
      tabIndex={isStop ? 0 : -1}
      onClick={({ currentTarget }) => onOpen(cell, currentTarget)}
    >
      <Icon name={LEVEL_ICONS[level]} />
    </button>
  );
};

interface PermissionRowProps {
  readonly row: TableRow;
  /** From 1, below the head. */
  readonly position: number;
  /** The column that can be reached with Tab; null in other rows. */
  readonly stop: number | null;
  readonly onOpen: (cell: TableCell, anchor: HTMLElement) => void;
  readonly onRow: (row: TableRow, level: 'all' | 'none') => void;
}

/** A collection with a cell per action, and the shortcuts for all of them. */
export const PermissionRow = memo(({ row, position, stop, onOpen, onRow }: PermissionRowProps) => {
  const { t } = useText();
  const { collection, name, icon, cells } = row;
  return (
    <div role="row" className={classes['row']} data-key={collection} aria-rowindex={position + 1}>
      <div role="rowheader" className={classes['name']}>
        <Icon name={icon} />
        <span className={classes['words']}>
          <bdi>{name}</bdi> {name === collection ? null : <code className={classes['key']}>{collection}</code>}
          {row.isUnmanaged ? <small className={classes['note']}>{t('permit_unmanaged')}</small> : null}
        </span>
      </div>
      {cells.map((cell, column) => (
        <div
          key={cell.action}
          role="gridcell"
          className={classes['cell']}
          data-action={cell.action}
          data-level={cell.level}
          data-state={cell.state}
        >
          <CellButton cell={cell} name={name} column={column} isStop={stop === column} onOpen={onOpen} />
          <span className={classes['caption']} aria-hidden="true">
            {t(ACTION_TEXTS[cell.action])}
          </span>
        </div>
      ))}
      {(['all', 'none'] as const).map((level, index) => (
        <div key={level} role="gridcell" className={classes['shortcut']}>
          <button
            type="button"
            className={classes['whole']}
            aria-label={t(level === 'all' ? 'permit_row_all' : 'permit_row_none', { collection: name })}
            aria-keyshortcuts={level === 'all' ? 'a' : 'n'}
            data-column={cells.length + index}
            tabIndex={stop === cells.length + index ? 0 : -1}
            onClick={() => onRow(row, level)}
          >
            {t(level === 'all' ? 'permit_row_all_short' : 'permit_row_none_short')}
          </button>
        </div>
      ))}
    </div>
  );
});
PermissionRow.displayName = 'PermissionRow';
