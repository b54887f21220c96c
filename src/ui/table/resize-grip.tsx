import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { LEAST_WIDTH } from './table-column';
import classes from './table.module.css';

interface ResizeGripProps {
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
export const NARROWEST_WIDTH = 32;
export const MOST_WIDTH = 1000;
const STEP = 16;

const within = (width: number): number => Math.min(Math.max(width, NARROWEST_WIDTH), MOST_WIDTH);
const headOf = (grip: HTMLElement): HTMLElement => grip.closest('th') ?? grip;
const isMirrored = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** The edge of a column: drag it, or press the arrow keys. */
export const ResizeGrip = ({ label, width, onResize, onFit, tabbable }: ResizeGripProps) => {
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
      aria-valuenow={width ?? LEAST_WIDTH}
      aria-valuemin={NARROWEST_WIDTH}
      aria-valuemax={MOST_WIDTH}
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
