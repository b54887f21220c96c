import { useId, type KeyboardEvent } from 'react';
import { classNames } from '../../../base/class-names';
import { Icon } from '../../../content/icon';
import { type DropState, restoreFocusAfterMove } from '../../../drag/reorder';
import { isRightToLeft } from '../../../base/text-direction';
import { contentWidth, ResizeHandle } from './column-resize';
import type { ColumnControls, TableColumn } from '../table-props';
import type { RovingTabIndex } from './use-roving-tab-index';
import classes from '../table.module.css';

interface HeadCellProps<Row> {
  readonly column: TableColumn<Row>;
  readonly width: number | null;
  readonly onSort: ((key: string) => void) | undefined;
  readonly onResize: ((key: string, width: number) => void) | undefined;
  readonly resizeLabel: ((header: string) => string) | undefined;
  readonly columnControls: ColumnControls | undefined;
  /** Shown for screen readers only, above cards. */
  readonly card: boolean;
  readonly tabStops: RovingTabIndex | undefined;
  /** Index among the columns. */
  readonly index: number;
  readonly dropState: DropState | undefined;
}

/** Header of a column: sorts, opens the column menu, and can be dragged to another position. */
export const HeadCell = <Row,>({
  column,
  width,
  onSort,
  onResize,
  resizeLabel,
  columnControls,
  card,
  tabStops,
  index,
  dropState,
}: HeadCellProps<Row>) => {
  const id = useId();
  const { key, header, headerHidden = false, align, sortable = false, sort } = column;
  const stop = (name: string) =>
    tabStops === undefined ? {} : { 'data-stop': `${name} ${key}`, tabIndex: tabStops.tabIndex(`${name} ${key}`) };
  const openMenu = (head: HTMLElement): void => {
    const button = head.querySelector<HTMLElement>('[aria-haspopup]');
    if (button !== null) columnControls?.onMenu(key, button);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTableCellElement>): void => {
    const { target, currentTarget } = event;
    if (columnControls === undefined || !(target instanceof HTMLElement) || !target.matches('[data-stop]')) return;
    const towardsEnd = isRightToLeft(currentTarget) ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === 'ArrowDown') openMenu(currentTarget);
    else if (event.shiftKey && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      columnControls.onMove(key, index + (event.key === towardsEnd ? 1 : -1));
      restoreFocusAfterMove(target);
    } else return;
    event.preventDefault();
  };
  const text = (
    <span
      id={id}
      data-text=""
      className={classNames(classes['head-text'], headerHidden && classes['quiet'])}
      title={header}
      dir="auto"
    >
      {header}
    </span>
  );
  return (
    <th
      scope="col"
      {...(card && { role: 'columnheader' })}
      className={classNames(
        classes['head'],
        align && align !== 'start' && classes[align],
        columnControls && classes['arranged'],
        dropState && classes[`head-${dropState}`],
      )}
      {...(sort && { 'aria-sort': sort })}
      {...(columnControls && {
        'aria-labelledby': id,
        'data-reorder': key,
        onKeyDown,
      })}
    >
      {sortable && onSort !== undefined ? (
        <button type="button" className={classes['sort']} onClick={() => onSort(key)} {...stop('sort')}>
          {text}
          {sort ? <Icon name={sort === 'ascending' ? 'arrow_upward' : 'arrow_downward'} size="small" /> : null}
        </button>
      ) : (
        text
      )}
      {columnControls === undefined ? null : (
        <button
          type="button"
          className={classes['more']}
          aria-haspopup="menu"
          aria-expanded={columnControls.openMenuKey === key}
          aria-label={columnControls.menuLabel(header)}
          onClick={({ currentTarget }) => columnControls.onMenu(key, currentTarget)}
          {...stop('menu')}
        >
          <Icon name="expand_more" size="small" />
        </button>
      )}
      {onResize === undefined || resizeLabel === undefined ? null : (
        <ResizeHandle
          label={resizeLabel(header)}
          width={width}
          tabbable={columnControls === undefined}
          onResize={(next) => onResize(key, next)}
          onFit={(head) => columnControls?.onFit(key, contentWidth(head, key))}
        />
      )}
    </th>
  );
};
