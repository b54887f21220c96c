import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { isRightToLeft } from '../../../base/text-direction';
import { MIN_FLEXIBLE_WIDTH } from '../table-props';
import classes from '../table.module.css';

interface ResizeHandleProps {
  readonly label: string;
  /** In px; null for a flexible column. */
  readonly width: number | null;
  readonly onResize: (width: number) => void;
  /** Double click: fit the width to the content. */
  readonly onFit: (head: HTMLElement) => void;
  /** Whether it is a tab stop; otherwise it is reached from the column menu. */
  readonly tabbable: boolean;
}

/** Limits of the width of a column, in px. */
const MIN_COLUMN_WIDTH = 32;
const MAX_COLUMN_WIDTH = 1000;
const STEP = 16;

const clampWidth = (width: number): number => Math.min(Math.max(width, MIN_COLUMN_WIDTH), MAX_COLUMN_WIDTH);
const headOf = (handle: HTMLElement): HTMLElement => handle.closest('th') ?? handle;

/** Resize handle at the edge of a column, by pointer or arrow keys. */
export const ResizeHandle = ({ label, width, onResize, onFit, tabbable }: ResizeHandleProps) => {
  const drag = useRef<{ readonly x: number; readonly width: number; readonly sign: number } | null>(null);
  const start = (event: PointerEvent<HTMLDivElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const handle = event.currentTarget;
    handle.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, width: headOf(handle).offsetWidth, sign: isRightToLeft(handle) ? -1 : 1 };
  };
  const move = (event: PointerEvent) => {
    if (drag.current === null) return;
    const { x, width: before, sign } = drag.current;
    onResize(clampWidth(Math.round(before + sign * (event.clientX - x))));
  };
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const head = headOf(event.currentTarget);
    if (event.key === 'Escape' || event.key === 'Enter') {
      event.preventDefault();
      head.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
    }
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    event.stopPropagation();
    const wider = (event.key === 'ArrowRight') !== isRightToLeft(event.currentTarget);
    const current = width ?? head.offsetWidth;
    onResize(clampWidth(current + (wider ? STEP : -STEP)));
  };
  return (
    <div
      className={classes['grip']}
      role="slider"
      aria-orientation="horizontal"
      aria-label={label}
      aria-valuenow={width ?? MIN_FLEXIBLE_WIDTH}
      aria-valuemin={MIN_COLUMN_WIDTH}
      aria-valuemax={MAX_COLUMN_WIDTH}
      tabIndex={tabbable ? 0 : -1}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={() => {
        drag.current = null;
      }}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={({ currentTarget }) => onFit(headOf(currentTarget))}
      onKeyDown={press}
    />
  );
};

/** Horizontal padding of a cell, border included, in px. */
const PADDING = 26;
/** Width of the buttons beside the text of a head, in px. */
const HEAD_TOOLS = 44;

const naturalWidth = (element: Element): number => {
  const range = document.createRange();
  range.selectNodeContents(element);
  const inner = [...element.querySelectorAll('a, [data-text]')].map(({ scrollWidth }) => scrollWidth);
  return Math.max(range.getBoundingClientRect().width, ...inner);
};

/** The width in px at which no rendered cell of the column is cut off, within the limits. */
export const contentWidth = (head: HTMLElement, key: string): number => {
  const cells = [...(head.closest('table')?.querySelectorAll('td[data-column]') ?? [])].filter(
    (cell) => cell.getAttribute('data-column') === key,
  );
  const text = head.querySelector('[data-text]')?.scrollWidth ?? 0;
  const widest = Math.max(text + HEAD_TOOLS, ...cells.map((cell) => naturalWidth(cell) + PADDING));
  return Math.min(Math.max(Math.ceil(widest), MIN_COLUMN_WIDTH), MAX_COLUMN_WIDTH);
};
