import { useCallback, useLayoutEffect, useState } from 'react';
import { formatNumber } from '../../../kernel';
import { useText } from '../../../kit';

interface MoreEventsProps {
  /** Number of events FullCalendar has and does not show. */
  readonly hidden: number;
  /** Number of events that FullCalendar was not given, by day. */
  readonly hiddenCounts: ReadonlyMap<string, number>;
  /** '+3' where there is no room for words. */
  readonly short: boolean;
}

/** The 'more' link of a day. FullCalendar does not pass the day, so it is read from the cell around the link. */
export const MoreEvents = ({ hidden, hiddenCounts, short }: MoreEventsProps) => {
  const { t, locale } = useText();
  const [day, setDay] = useState('');
  const ref = useCallback(
    (element: HTMLElement | null) => setDay(element?.closest<HTMLElement>('[data-date]')?.dataset['date'] ?? ''),
    [],
  );
  const number = hidden + (hiddenCounts.get(day) ?? 0);
  return <span ref={ref}>{short ? `+${formatNumber(number, locale.code)}` : t('calendar_more', { number })}</span>;
};

interface ExpandedDay {
  /** The day whose popover shows all events; null when closed. */
  readonly expandedDay: string | null;
  readonly expand: (day: string | null) => void;
}

/** Distance of the popover to the edge of the window, in px. */
const WINDOW_MARGIN = 10;

/**
 * The day with an open popover. FullCalendar opens it at the top of the day; it is shifted up when it overflows the
 * window.
 */
export const useExpandedDay = (): ExpandedDay => {
  const [expanded, setExpanded] = useState<{ readonly day: string } | null>(null);
  useLayoutEffect(() => {
    const popover =
      expanded === null ? null : document.querySelector<HTMLElement>(`[role=dialog][data-date="${expanded.day}"]`);
    if (popover === null) return;
    const overflow = popover.getBoundingClientRect().bottom + WINDOW_MARGIN - window.innerHeight;
    if (overflow > 0) popover.style.translate = `0 ${-overflow}px`;
  }, [expanded]);
  const expand = useCallback((day: string | null) => setExpanded(day === null ? null : { day }), []);
  return { expandedDay: expanded?.day ?? null, expand };
};
