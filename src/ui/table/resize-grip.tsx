import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import classes from './table.module.css';

interface ResizeGripProps {
  readonly label: string;
  /** In pixels; null while the column takes what is left. */
  readonly width: number | null;
  readonly onResize: (width: number) => void;
}

const LEAST = 60;
const MOST = 1000;
const STEP = 16;

const within = (width: number): number => Math.min(Math.max(width, LEAST), MOST);
const headOf = (grip: HTMLElement): HTMLElement => grip.closest('th') ?? grip;
const isMirrored = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** The edge of a column: drag it, or press the arrow keys. */
export const ResizeGrip = ({ label, width, onResize }: ResizeGripProps) => {
  const drag = useRef<{ readonly x: number; readonly width: number; readonly sign: number } | null>(null);
  const start = (event: PointerEvent<HTMLDivElement>) => {
    event.preventDefault();
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
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const wider = (event.key === 'ArrowRight') !== isMirrored(event.currentTarget);
    const now = width ?? headOf(event.currentTarget).offsetWidth;
    onResize(within(now + (wider ? STEP : -STEP)));
  };
  return (
    <div
      className={classes['grip']}
      role="slider"
      aria-orientation="horizontal"
      aria-label={label}
      aria-valuenow={width ?? 0}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      tabIndex={0}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={() => {
        drag.current = null;
      }}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={press}
    />
  );
};
