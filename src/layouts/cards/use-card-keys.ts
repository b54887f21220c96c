import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { cardAt } from './grid.rules';

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
    const to = cardAt(event.key, index, wide, cards, getComputedStyle(event.currentTarget).direction === 'rtl');
    if (to === null) return;
    event.preventDefault();
    wanted.current = to;
    bring(Math.floor(to / wide));
    setActive(to);
  }, []);
  return { active, setActive, onKey };
};
