import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { nextCardIndex, cardWidth, columnCount, GAP } from './grid.rules';

/** Rows outside of what is in sight that are there all the same, so that their pictures come before they do. */
const OVERSCAN = 2;
/** What is drawn of a list without layout (not painted yet, or a test). */
const ROWS_WITHOUT_LAYOUT = 20;
/** Below the picture: the first line with its distance, and the second one; in px. */
const [TITLE, SUBTITLE] = [30, 20];

export interface CardGrid {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly columns: number;
  /** The rows that are drawn. */
  readonly rows: readonly number[];
  /** Heights in px of what is left out before and after. */
  readonly before: number;
  readonly after: number;
  readonly measure: (element: Element | null) => void;
  readonly show: (row: number) => void;
}

/** Cards in rows of as many as fit; only the rows around those in sight are drawn. */
export const useCardGrid = (count: number, size: number, withSubtitle: boolean): CardGrid => {
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const columns = columnCount(width, size);
  const height = cardWidth(size) + TITLE + (withSubtitle ? SUBTITLE : 0) + GAP;
  const rowCount = Math.ceil(count / columns);
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count: rowCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
    initialRect: { width: 1000, height: 1000 },
  });
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const note = (): void => setWidth(element.clientWidth);
    const observer = new ResizeObserver(note);
    observer.observe(element);
    note();
    return () => observer.disconnect();
  }, []);
  useEffect(() => virtualizer.measure(), [virtualizer, height, columns]);

  const items = virtualizer.getVirtualItems();
  const drawn =
    items.length === 0
      ? Array.from({ length: Math.min(rowCount, ROWS_WITHOUT_LAYOUT) }, (_, row) => row)
      : items.map(({ index }) => index);
  return {
    scroller,
    list,
    columns,
    rows: drawn,
    before: items[0]?.start ?? 0,
    after:
      items.length === 0 ? (rowCount - drawn.length) * height : virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: virtualizer.measureElement,
    show: (row) => virtualizer.scrollToIndex(row, { align: 'auto' }),
  };
};

interface CardKeys {
  readonly list: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly columns: number;
  /** Brings the row of a card into sight. */
  readonly show: (row: number) => void;
  readonly onToggle: (index: number, range: boolean) => void;
}

/** Arrows, Home and End go from card to card, Space selects; Enter is the link's own. One card is the tab stop. */
export const useCardKeys = ({ list, count, columns, show, onToggle }: CardKeys) => {
  const [active, setActive] = useState(0);
  const wanted = useRef<number | null>(null);
  const now = useRef({ count, columns, show, onToggle });
  useEffect(() => {
    now.current = { count, columns, show, onToggle };
    if (wanted.current === null) return;
    const card = list.current?.querySelector<HTMLElement>(`[data-card="${wanted.current}"]`);
    if (!card) return;
    wanted.current = null;
    card.focus();
  });
  const onKey = useCallback((index: number, event: KeyboardEvent<HTMLElement>) => {
    const { count: cards, columns: wide, show: bring, onToggle: toggle } = now.current;
    if (event.key === ' ') {
      event.preventDefault();
      toggle(index, event.shiftKey);
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = nextCardIndex(event.key, index, wide, cards, getComputedStyle(event.currentTarget).direction === 'rtl');
    if (to === null) return;
    event.preventDefault();
    wanted.current = to;
    bring(Math.floor(to / wide));
    setActive(to);
  }, []);
  return { active, setActive, onKey };
};
