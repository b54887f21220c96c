import { useId, type KeyboardEvent, type PointerEvent } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import { keepFocus } from '../reorder';
import { contentWidth } from './content-width';
import { ResizeGrip } from './resize-grip';
import type { TableArrangement } from './table-arrangement';
import type { TableColumn } from './table-column';
import type { RowPlace } from './table-order';
import type { HeadStops } from './use-head-stops';
import classes from './table.module.css';

interface HeadCellProps<Row> {
  readonly column: TableColumn<Row>;
  readonly width: number | null;
  readonly onSort: ((key: string) => void) | undefined;
  readonly onResize: ((key: string, width: number) => void) | undefined;
  readonly resizeLabel: ((header: string) => string) | undefined;
  readonly arrangement: TableArrangement | undefined;
  /** Only a name, for screen readers. */
  readonly card: boolean;
  readonly stops: HeadStops | undefined;
  /** Its place among the columns, and where it goes with the arrow keys. */
  readonly index: number;
  readonly place: RowPlace | undefined;
  readonly onTake: (event: PointerEvent<HTMLElement>, key: string) => void;
}

/** The grip and the menu have a use of their own. */
const isTaken = ({ target }: PointerEvent<HTMLElement>): boolean =>
  target instanceof Element && target.closest('[role=slider], [aria-haspopup]') === null;

/** The name of a column: sorts, opens the menu of the column, and can be taken to another place. */
export const HeadCell = <Row,>({
  column,
  width,
  onSort,
  onResize,
  resizeLabel,
  arrangement,
  card,
  stops,
  index,
  place,
  onTake,
}: HeadCellProps<Row>) => {
  const id = useId();
  const { key, header, quiet = false, align, sortable = false, sort } = column;
  const stop = (name: string) =>
    stops === undefined ? {} : { 'data-stop': `${name} ${key}`, tabIndex: stops.tabIndex(`${name} ${key}`) };
  const openMenu = (head: HTMLElement): void => {
    const button = head.querySelector<HTMLElement>('[aria-haspopup]');
    if (button !== null) arrangement?.onMenu(key, button);
  };
  const press = (event: KeyboardEvent<HTMLTableCellElement>): void => {
    const { target, currentTarget } = event;
    if (arrangement === undefined || !(target instanceof HTMLElement) || !target.matches('[data-stop]')) return;
    const towardsEnd = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === 'ArrowDown') openMenu(currentTarget);
    else if (event.shiftKey && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      arrangement.onMove(key, index + (event.key === towardsEnd ? 1 : -1));
      keepFocus(target);
    } else return;
    event.preventDefault();
  };
  const text = (
    <span
      id={id}
      data-text=""
      className={classNames(classes['head-text'], quiet && classes['quiet'])}
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
        arrangement && classes['arranged'],
        place && classes[`head-${place}`],
      )}
      {...(sort && { 'aria-sort': sort })}
      {...(arrangement && {
        'aria-labelledby': id,
        'data-reorder': key,
        onKeyDown: press,
        onPointerDown: (event) => isTaken(event) && onTake(event, key),
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
      {arrangement === undefined ? null : (
        <button
          type="button"
          className={classes['more']}
          aria-haspopup="menu"
          aria-expanded={arrangement.menuOf === key}
          aria-label={arrangement.menuLabel(header)}
          onClick={({ currentTarget }) => arrangement.onMenu(key, currentTarget)}
          {...stop('menu')}
        >
          <Icon name="expand_more" size="small" />
        </button>
      )}
      {onResize === undefined || resizeLabel === undefined ? null : (
        <ResizeGrip
          label={resizeLabel(header)}
          width={width}
          tabbable={arrangement === undefined}
          onResize={(next) => onResize(key, next)}
          onFit={(head) => arrangement?.onFit(key, contentWidth(head, key))}
        />
      )}
    </th>
  );
};
