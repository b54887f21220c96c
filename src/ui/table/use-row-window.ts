import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/** From so many rows on only those in sight are in the page. */
const MANY = 60;
const OVERSCAN = 12;

export interface RowWindow {
  readonly indexes: readonly number[];
  /** Heights in pixels of what is left out before and after. */
  readonly before: number;
  readonly after: number;
  readonly measure: ((element: Element | null) => void) | undefined;
}

/** Which rows of a list to draw. Fixed heights in a table; measured ones as cards. */
export const useRowWindow = (
  scroller: RefObject<HTMLElement | null>,
  options: { readonly count: number; readonly height: number; readonly measured: boolean; readonly enabled: boolean },
): RowWindow => {
  const { count, height, measured } = options;
  const enabled = options.enabled && count > MANY;
  const virtualizer = useVirtualizer<HTMLElement, Element>({
    count: enabled ? count : 0,
    enabled,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
    initialRect: { width: 1000, height: 1000 },
  });
  const first = (length: number) => Array.from({ length }, (_, index) => index);
  if (!enabled) return { indexes: first(count), before: 0, after: 0, measure: undefined };
  const items = virtualizer.getVirtualItems();
  // A list without layout (not painted yet, or a test) has no window; it shows its beginning.
  if (items.length === 0) return { indexes: first(MANY), before: 0, after: (count - MANY) * height, measure: undefined };
  return {
    indexes: items.map(({ index }) => index),
    before: items[0]?.start ?? 0,
    after: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: measured ? virtualizer.measureElement : undefined,
  };
};
