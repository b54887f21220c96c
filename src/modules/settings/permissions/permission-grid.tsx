import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ACTIONS } from '../../../domain/permissions';
import { useText } from '../../../kit';
import { CARDS_QUERY, classNames, useMediaQuery, useRowWindow } from '../../../ui';
import classes from './permission-grid.module.css';
import { type Place, placeAfter } from './permission-keys';
import { PermissionRow } from './permission-row';
import type { TableCell, TableRow } from './permission-table.view-model';
import { ACTION_TEXTS } from './permission-texts';

const ROW_HEIGHT = 48;
const CARD_HEIGHT = 112;
/** With more rows the grid scrolls by itself and renders those in view only. */
const MAX_WHOLE_ROWS = 60;
export interface PermissionGridProps {
  readonly label: string;
  readonly rows: readonly TableRow[];
  /** A cell to scroll to and to focus, as `collection.action`. */
  readonly focused: string | null;
  readonly onOpen: (cell: TableCell, anchor: HTMLElement) => void;
  readonly onRow: (row: TableRow, level: 'all' | 'none') => void;
}

/** The permissions of a role as an ARIA grid, one tab stop, windowed where it is long. */
export const PermissionGrid = ({ label, rows, focused, onOpen, onRow }: PermissionGridProps) => {
  const { t } = useText();
  const scroller = useRef<HTMLDivElement>(null);
  const height = useMediaQuery(CARDS_QUERY) ? CARD_HEIGHT : ROW_HEIGHT;
  const isLong = rows.length > MAX_WHOLE_ROWS;
  const { indexes, before, after } = useRowWindow(scroller, {
    count: rows.length,
    height,
    measured: false,
    enabled: isLong,
  });
  const [stop, setStop] = useState({ key: '', column: 0 });
  const wanted = useRef<{ readonly key: string; readonly column: number } | null>(null);

  const moveTo = useCallback(
    ({ row, column }: Place): void => {
      const key = rows[row]?.collection;
      if (key === undefined) return;
      wanted.current = { key, column };
      setStop({ key, column });
      const box = scroller.current;
      const top = row * height;
      if (box !== null && isLong && (top < box.scrollTop || top + 2 * height > box.scrollTop + box.clientHeight))
        box.scrollTop = Math.max(top - box.clientHeight / 2, 0);
    },
    [rows, height, isLong],
  );
  // The row of the cell may have to be rendered first.
  useLayoutEffect(() => {
    const { current } = wanted;
    if (current === null) return;
    const line = [...(scroller.current?.querySelectorAll('[data-key]') ?? [])].find(
      (each) => each.getAttribute('data-key') === current.key,
    );
    const button = line?.querySelector<HTMLElement>(`[data-column="${current.column}"]`);
    if (button === null || button === undefined) return;
    wanted.current = null;
    button.focus();
  });

  const shownCell = useRef<string | null>(null);
  useEffect(() => {
    if (focused === null || shownCell.current === focused) return;
    const dot = focused.lastIndexOf('.');
    const row = rows.findIndex(({ collection }) => collection === focused.slice(0, dot));
    const column = ACTIONS.findIndex((action) => action === focused.slice(dot + 1));
    if (row < 0 || column < 0) return;
    shownCell.current = focused;
    moveTo({ row, column });
  }, [focused, rows, moveTo]);

  const placeOf = (target: EventTarget): Place | null => {
    if (!(target instanceof Element)) return null;
    const key = target.closest('[data-key]')?.getAttribute('data-key');
    const row = rows.findIndex(({ collection }) => collection === key);
    const column = target.getAttribute('data-column');
    return row < 0 || column === null ? null : { row, column: Number(column) };
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const place = placeOf(event.target);
    if (place === null) return;
    const row = rows[place.row];
    const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey;
    const key = event.key.toLowerCase();
    if (row !== undefined && isPlain && (key === 'a' || key === 'n')) {
      event.preventDefault();
      onRow(row, key === 'a' ? 'all' : 'none');
      return;
    }
    const next = placeAfter(event, place, rows.length);
    if (next === null) return;
    event.preventDefault();
    moveTo(next);
  };
  const onFocus = ({ target }: FocusEvent): void => {
    const place = placeOf(target);
    const key = place === null ? undefined : rows[place.row]?.collection;
    if (place !== null && key !== undefined && (key !== stop.key || place.column !== stop.column))
      setStop({ key, column: place.column });
  };

  const first = rows[indexes[0] ?? 0]?.collection;
  const isStopShown = indexes.some((index) => rows[index]?.collection === stop.key);
  const current = isStopShown || first === undefined ? stop : { key: first, column: 0 };
  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      className={classNames(classes['grid'], isLong && classes['long'])}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <div role="row" className={classNames(classes['row'], classes['head'])} aria-rowindex={1}>
        <div role="columnheader">{t('collection')}</div>
        {ACTIONS.map((action) => (
          <div key={action} role="columnheader" className={classes['cell']}>
            {t(ACTION_TEXTS[action])}
          </div>
        ))}
        <div role="columnheader" aria-colspan={2} className={classes['both']}>
          {t('permit_row')}
        </div>
      </div>
      {before > 0 ? <div role="presentation" style={{ blockSize: before }} /> : null}
      {indexes.map((index) => {
        const row = rows[index];
        if (row === undefined) return null;
        return (
          <PermissionRow
            key={row.collection}
            row={row}
            position={index + 1}
            stop={row.collection === current.key ? current.column : null}
            onOpen={onOpen}
            onRow={onRow}
          />
        );
      })}
      {after > 0 ? <div role="presentation" style={{ blockSize: after }} /> : null}
    </div>
  );
};
