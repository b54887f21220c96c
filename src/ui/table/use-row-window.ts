import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { covers, remainingOverscan, RowHeights, type RowRange, type ScrollDirection, withOverscan } from './row-window';
import { recordViewportSize, viewportSize } from './viewport-size';
import { useLatest } from './use-latest';

/** From so many rows on only those around the ones in sight are in the page. */
const MIN_ROWS_TO_WINDOW = 60;
/** With fewer than these left, the next ones are drawn. */
const MIN_OVERSCAN = 12;

export interface RowWindow {
  readonly indexes: readonly number[];
  /** Heights in pixels of what is left out before and after. */
  readonly before: number;
  readonly after: number;
  readonly measure: ((element: Element | null) => void) | undefined;
}

const indexesOf = ({ first, end }: RowRange): readonly number[] =>
  Array.from({ length: Math.max(end - first, 0) }, (_, index) => first + index);

const visibleRange = ({ scrollTop, clientHeight }: Element, heights: RowHeights): RowRange => ({
  first: heights.rowAt(scrollTop),
  end: heights.rowAt(scrollTop + clientHeight - 1) + 1,
});

/** Without anybody to say how high the list is, nothing waits. */
const canDefer = (): boolean => typeof ResizeObserver === 'function';

interface RowWindowOptions {
  readonly count: number;
  /** Of a row, in px; the usual one where they are measured. */
  readonly height: number;
  readonly measured: boolean;
  readonly enabled: boolean;
}

/** Where a list was looked at last, and which way it came there. */
interface ScrollPosition {
  readonly top: number;
  readonly direction: ScrollDirection;
}

const nextPosition = ({ top: before, direction }: ScrollPosition, top: number): ScrollPosition => ({
  top,
  direction: top === before ? direction : top > before ? 'on' : 'back',
});

interface Drawn extends RowRange {
  /** What it was worked out for. */
  readonly heights: RowHeights;
}

/**
 * Which rows of a list to draw. Fixed heights in a table; measured ones as cards. Rows in sight are drawn at once, those that
 * may come in sight soon, or all of a short list, when these have been shown.
 */
export const useRowWindow = (scroller: RefObject<HTMLElement | null>, options: RowWindowOptions): RowWindow => {
  const { count, height, measured } = options;
  const many = count > MIN_ROWS_TO_WINDOW;
  const enabled = options.enabled && (many || canDefer());
  const heights = useMemo(() => new RowHeights(count, height), [count, height]);
  const [state, draw] = useState<Drawn | null>(null);
  const [, drawAgain] = useReducer((turn: number) => turn + 1, 0);
  const drawn =
    state?.heights === heights
      ? state
      : { heights, first: 0, end: Math.min(Math.ceil(viewportSize().height / height), count) };

  const place = useRef<ScrollPosition>({ top: 0, direction: 'on' });
  const look = useLatest(() => {
    const { current } = scroller;
    // A list without layout (not painted yet, or a test) has no window; it shows its beginning.
    if (current === null || current.clientHeight === 0) return;
    recordViewportSize(current);
    const seen = visibleRange(current, heights);
    const { direction } = (place.current = nextPosition(place.current, current.scrollTop));
    if (!covers(drawn, seen)) draw({ heights, ...seen });
    const next = many ? withOverscan(seen, count, direction) : { first: 0, end: count };
    if (many ? remainingOverscan(drawn, seen, count, direction) < MIN_OVERSCAN : !covers(drawn, next))
      startTransition(() => draw({ heights, ...next }));
  });

  useLayoutEffect(() => {
    if (enabled && place.current.top > 0) look();
  }, [enabled, look, heights]);
  // The beginning of a list has been drawn without looking, for a look has the browser lay out the page: this one comes with a frame.
  useEffect(() => {
    if (!enabled) return undefined;
    const frame = requestAnimationFrame(() => look());
    return () => cancelAnimationFrame(frame);
  }, [enabled, look, heights]);
  useEffect(() => {
    const { current } = scroller;
    if (!enabled || current === null) return undefined;
    const sized = new ResizeObserver(look);
    sized.observe(current);
    current.addEventListener('scroll', look, { passive: true });
    return () => {
      sized.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, [enabled, scroller, look]);

  const measure = useCallback(
    (element: Element | null): void => {
      const index = Number(element?.getAttribute('data-index'));
      const size = element?.getBoundingClientRect().height ?? 0;
      if (size > 0 && heights.measure(index, size)) drawAgain();
    },
    [heights],
  );

  if (!enabled) return { indexes: indexesOf({ first: 0, end: count }), before: 0, after: 0, measure: undefined };
  return {
    indexes: indexesOf(drawn),
    before: heights.offsetOf(drawn.first),
    after: heights.offsetOf(count) - heights.offsetOf(drawn.end),
    measure: measured && many ? measure : undefined,
  };
};
