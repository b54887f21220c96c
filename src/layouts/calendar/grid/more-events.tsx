import { useCallback, useLayoutEffect, useState } from 'react';
import { formatNumber } from '../../../kernel';
import { useText } from '../../../kit';

interface MoreEventsProps {
  /** How many the calendar has and does not show. */
  readonly hidden: number;
  /** How many more it has not even been given, by days. */
  readonly notPassed: ReadonlyMap<string, number>;
  /** Where there is no room for words. */
  readonly short: boolean;
}

/** How many more there are on a day. Which day that is, the calendar tells nobody: the cell around it does. */
export const MoreEvents = ({ hidden, notPassed, short }: MoreEventsProps) => {
  const { t, locale } = useText();
  const [day, setDay] = useState('');
  const find = useCallback(
    (element: HTMLElement | null) => setDay(element?.closest<HTMLElement>('[data-date]')?.dataset['date'] ?? ''),
    [],
  );
  const number = hidden + (notPassed.get(day) ?? 0);
  return <span ref={find}>{short ? `+${formatNumber(number, locale.code)}` : t('calendar_more', { number })}</span>;
};

interface ExpandedDay {
  /** The day that shows everything; null when none does. */
  readonly expandedDay: string | null;
  readonly expand: (day: string | null) => void;
}

/** What it keeps clear of the edge of the window, in pixels. */
const WINDOW_MARGIN = 10;

/** The day whose events are all wanted. The calendar opens them at the day's top, and would go on below the window. */
export const useExpandedDay = (): ExpandedDay => {
  const [place, setPlace] = useState<{ readonly day: string } | null>(null);
  useLayoutEffect(() => {
    const popover =
      place === null ? null : document.querySelector<HTMLElement>(`[role=dialog][data-date="${place.day}"]`);
    if (popover === null) return;
    const beyond = popover.getBoundingClientRect().bottom + WINDOW_MARGIN - window.innerHeight;
    if (beyond > 0) popover.style.translate = `0 ${-beyond}px`;
  }, [place]);
  const unfold = useCallback((day: string | null) => setPlace(day === null ? null : { day }), []);
  return { expandedDay: place?.day ?? null, expand: unfold };
};
