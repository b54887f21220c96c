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
import { useLatest } from '../../base/use-latest';

/** Lists of up to this many rows are rendered completely, after the visible rows. */
const MAX_UNWINDOWED_ROWS = 60;
/** With fewer overscan rows left than this, more rows are rendered. */
const MIN_OVERSCAN = 12;

interface RowWindow {
  readonly indexes: readonly number[];
  /** Heights in px of the rows that are not rendered, before and after. */
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

/** Without ResizeObserver (tests) all rows of a short list are rendered at once. */
const canDefer = (): boolean => typeof ResizeObserver === 'function';

interface RowWindowOptions {
  readonly count: number;
  /** Of a row, in px; the default height where rows are measured. */
  readonly height: number;
  readonly measured: boolean;
  readonly enabled: boolean;
}

/** Offset and direction of the last scroll event. */
interface ScrollPosition {
  readonly top: number;
  readonly direction: ScrollDirection;
}

const nextPosition = ({ top: before, direction }: ScrollPosition, top: number): ScrollPosition => ({
  top,
  direction: top === before ? direction : top > before ? 'forward' : 'backward',
});

interface RenderedRows extends RowRange {
  /** The heights the range was computed for. */
  readonly heights: RowHeights;
}

/**
 * Which rows of a list to render. Rows have a fixed height in a table and a measured height as cards. Visible rows are
 * rendered at once, overscan (or the rest of a short list) in a transition afterwards.
 */
export const useRowWindow = (scroller: RefObject<HTMLElement | null>, options: RowWindowOptions): RowWindow => {
  const { count, height, measured } = options;
  const windowed = count > MAX_UNWINDOWED_ROWS;
  const enabled = options.enabled && (windowed || canDefer());
  const heights = useMemo(() => new RowHeights(count, height), [count, height]);
  const [state, setRendered] = useState<RenderedRows | null>(null);
  const [, rerender] = useReducer((turn: number) => turn + 1, 0);
  const rendered =
    state?.heights === heights
      ? state
      : { heights, first: 0, end: Math.min(Math.ceil(viewportSize().height / height), count) };

  const position = useRef<ScrollPosition>({ top: 0, direction: 'forward' });
  const update = useLatest(() => {
    const { current } = scroller;
    // A list without layout (not painted yet, or a test) keeps its first rows.
    if (current === null || current.clientHeight === 0) return;
    recordViewportSize(current);
    const visible = visibleRange(current, heights);
    const { direction } = (position.current = nextPosition(position.current, current.scrollTop));
    if (!covers(rendered, visible)) setRendered({ heights, ...visible });
    const next = windowed ? withOverscan(visible, count, direction) : { first: 0, end: count };
    if (windowed ? remainingOverscan(rendered, visible, count, direction) < MIN_OVERSCAN : !covers(rendered, next))
      startTransition(() => setRendered({ heights, ...next }));
  });

  useLayoutEffect(() => {
    if (enabled && position.current.top > 0) update();
  }, [enabled, update, heights]);
  // The first rows are rendered without measuring, which would force a layout; the measurement comes with the next
  // frame.
  useEffect(() => {
    if (!enabled) return undefined;
    const frame = requestAnimationFrame(() => update());
    return () => cancelAnimationFrame(frame);
  }, [enabled, update, heights]);
  useEffect(() => {
    const { current } = scroller;
    if (!enabled || current === null) return undefined;
    const observer = new ResizeObserver(update);
    observer.observe(current);
    current.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', update);
    };
  }, [enabled, scroller, update]);

  const measure = useCallback(
    (element: Element | null): void => {
      const index = Number(element?.getAttribute('data-index'));
      const size = element?.getBoundingClientRect().height ?? 0;
      if (size > 0 && heights.measure(index, size)) rerender();
    },
    [heights],
  );

  if (!enabled) return { indexes: indexesOf({ first: 0, end: count }), before: 0, after: 0, measure: undefined };
  return {
    indexes: indexesOf(rendered),
    before: heights.offsetOf(rendered.first),
    after: heights.offsetOf(count) - heights.offsetOf(rendered.end),
    measure: measured && windowed ? measure : undefined,
  };
};
