import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isRightToLeft } from '../../ui';
import { nextCardIndex, cardWidth, columnCount, GAP } from './grid.rules';

/** Rows rendered beyond the viewport, so that their pictures load before they become visible. */
const OVERSCAN = 2;
/** Rows rendered while the list has no layout (not painted yet, or a test). */
const ROWS_WITHOUT_LAYOUT = 20;
/** Height of title with margin, of subtitle, and of the foot of a user's card, in px. */
const [TITLE, SUBTITLE, FOOT] = [30, 20, 28];

interface CardGrid {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly columns: number;
  /** Indexes of the rendered rows. */
  readonly rows: readonly number[];
  /** Heights in px of the rows that are not rendered, before and after. */
  readonly before: number;
  readonly after: number;
  readonly measure: (element: Element | null) => void;
  readonly show: (row: number) => void;
}

/** What the cards have below their titles. */
interface CardParts {
  readonly subtitle: boolean;
  readonly foot: boolean;
}

/** Windowed rows of cards, as many per row as fit. */
export const useCardGrid = (count: number, size: number, parts: CardParts): CardGrid => {
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const columns = columnCount(width, size);
  const height = cardWidth(size) + TITLE + (parts.subtitle ? SUBTITLE : 0) + (parts.foot ? FOOT : 0) + GAP;
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
    const updateWidth = (): void => setWidth(element.clientWidth);
    const observer = new ResizeObserver(updateWidth);
    observer.observe(element);
    updateWidth();
    return () => observer.disconnect();
  }, []);
  useEffect(() => virtualizer.measure(), [virtualizer, height, columns]);

  const items = virtualizer.getVirtualItems();
  const rendered =
    items.length === 0
      ? Array.from({ length: Math.min(rowCount, ROWS_WITHOUT_LAYOUT) }, (_, row) => row)
      : items.map(({ index }) => index);
  return {
    scroller,
    list,
    columns,
    rows: rendered,
    before: items[0]?.start ?? 0,
    after:
      items.length === 0
        ? (rowCount - rendered.length) * height
        : virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: virtualizer.measureElement,
    show: (row) => virtualizer.scrollToIndex(row, { align: 'auto' }),
  };
};

interface CardKeys {
  readonly list: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly columns: number;
  /** Scrolls a row into view. */
  readonly show: (row: number) => void;
  readonly onToggle: (index: number, range: boolean) => void;
}

/**
 * Keyboard navigation: arrows, Home and End move between cards, Space selects, Enter follows the
 * link. One card is the tab stop.
 */
export const useCardKeys = ({ list, count, columns, show, onToggle }: CardKeys) => {
  const [active, setActive] = useState(0);
  const pendingFocus = useRef<number | null>(null);
  const latest = useRef({ count, columns, show, onToggle });
  useEffect(() => {
    latest.current = { count, columns, show, onToggle };
    if (pendingFocus.current === null) return;
    const card = list.current?.querySelector<HTMLElement>(`[data-card="${pendingFocus.current}"]`);
    if (!card) return;
    pendingFocus.current = null;
    card.focus();
  });
  const onKey = useCallback((index: number, event: KeyboardEvent<HTMLElement>) => {
    const { count: cards, columns: columnsPerRow, show: scrollTo, onToggle: toggle } = latest.current;
    if (event.key === ' ') {
      // A click of the browser follows on the button of a card that is chosen.
      if (event.currentTarget instanceof HTMLButtonElement) return;
      event.preventDefault();
      toggle(index, event.shiftKey);
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = nextCardIndex(event.key, index, columnsPerRow, cards, isRightToLeft(event.currentTarget));
    if (to === null) return;
    event.preventDefault();
    pendingFocus.current = to;
    scrollTo(Math.floor(to / columnsPerRow));
    setActive(to);
  }, []);
  return { active, setActive, onKey };
};
