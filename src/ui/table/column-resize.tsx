import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { MIN_FLEXIBLE_WIDTH } from './table-props';
import classes from './table.module.css';

interface ResizeHandleProps {
  readonly label: string;
  /** In pixels; null while the column takes what is left. */
  readonly width: number | null;
  readonly onResize: (width: number) => void;
  /** A double click: as wide as what is in the column. */
  readonly onFit: (head: HTMLElement) => void;
  /** Tab stops at it; otherwise the menu of the column leads to it. */
  readonly tabbable: boolean;
}

/** How narrow and how wide a column can be made, in px. */
export const MIN_COLUMN_WIDTH = 32;
export const MAX_COLUMN_WIDTH = 1000;
const STEP = 16;

const within = (width: number): number => Math.min(Math.max(width, MIN_COLUMN_WIDTH), MAX_COLUMN_WIDTH);
const headOf = (grip: HTMLElement): HTMLElement => grip.closest('th') ?? grip;
const isMirrored = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** The edge of a column: drag it, or press the arrow keys. */
export const ResizeHandle = ({ label, width, onResize, onFit, tabbable }: ResizeHandleProps) => {
  const drag = useRef<{ readonly x: number; readonly width: number; readonly sign: number } | null>(null);
  const start = (event: PointerEvent<HTMLDivElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const grip = event.currentTarget;
    grip.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, width: headOf(grip).offsetWidth, sign: isMirrored(grip) ? -1 : 1 };
  };
  const move = (event: PointerEvent) => {
    if (drag.current === null) return;
    const { x, width: before, sign } = drag.current;
    onResize(within(Math.round(before + sign * (event.clientX - x))));
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
    const wider = (event.key === 'ArrowRight') !== isMirrored(event.currentTarget);
    const now = width ?? head.offsetWidth;
    onResize(within(now + (wider ? STEP : -STEP)));
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

/** Inside of a cell on both sides, the edge included. */
const PADDING = 26;
/** What a head has beside its text. */
const HEAD_TOOLS = 44;

const natural = (element: Element): number => {
  const range = document.createRange();
  range.selectNodeContents(element);
  const inner = [...element.querySelectorAll('a, [data-text]')].map(({ scrollWidth }) => scrollWidth);
  return Math.max(range.getBoundingClientRect().width, ...inner);
};

/** How wide a column has to be so that nothing drawn in it is cut off, in px. */
export const contentWidth = (head: HTMLElement, key: string): number => {
  const cells = [...(head.closest('table')?.querySelectorAll('td[data-column]') ?? [])].filter(
    (cell) => cell.getAttribute('data-column') === key,
  );
  const text = head.querySelector('[data-text]')?.scrollWidth ?? 0;
  const widest = Math.max(text + HEAD_TOOLS, ...cells.map((cell) => natural(cell) + PADDING));
  return Math.min(Math.max(Math.ceil(widest), MIN_COLUMN_WIDTH), MAX_COLUMN_WIDTH);
};
