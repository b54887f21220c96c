import type { CalendarOptions } from '@fullcalendar/react';
import { type KeyboardEventHandler, type RefObject, useEffect, useMemo } from 'react';
import { useText } from '../../../kit';
import { classNames, customColor } from '../../../ui';
import type { EditableEntry } from '../calendar.view-model';
import { dayOf, wallClockOf } from '../entries/wall-clock.rules';
import { agendaFormats } from '../grid/date-formats';
import { entryOf } from '../grid/grid-interactions';
import { dayByKey } from './agenda.rules';
import type { DayChoice } from './use-day-choice';
import classes from './compact-month.module.css';

/** An event as a bar in its colour. */
const EventBar = ({ label }: Pick<EditableEntry, 'label'>) => {
  const { className, ...style } = { className: undefined, ...customColor(label?.color ?? null, 'mark') };
  return <span {...style} className={classNames(classes['bar'], label === null && classes['accent'], className)} />;
};

const NO_OPTIONS: CalendarOptions = {};

/** Options of a month for narrow screens: events are bars, and the numbers of the days choose them. None for null. */
export const useCompactMonth = (choice: DayChoice | null): CalendarOptions => {
  const { t, locale } = useText();
  const weekday = useMemo(() => agendaFormats(locale.code).weekday, [locale]);
  return useMemo<CalendarOptions>(
    () =>
      choice === null
        ? NO_OPTIONS
        : {
            contentHeight: 'auto',
            viewClass: classes['month'],
            // FullCalendar has only initials for days of this width.
            dayHeaderContent: ({ date }) => weekday.format(date),
            dayHeaderAlign: 'center',
            dayHeaderInnerClass: classes['day-name'],
            dayRowClass: classes['week'],
            dayCellTopClass: classes['day-top'],
            dayCellTopInnerClass: ({ date }) =>
              classNames(classes['number'], dayOf(wallClockOf(date)) === choice.day && classes['chosen']),
            rowEventClass: ({ isStart, isEnd }) =>
              classNames(classes['event'], !isStart && classes['from'], !isEnd && classes['to']),
            listItemEventClass: classes['event'],
            moreLinkClass: classes['more'],
            eventContent: ({ event }) => <EventBar label={entryOf(event).label} />,
            navLinks: true,
            navLinkDayClick: (date) => choice.choose(dayOf(wallClockOf(date))),
            navLinkHint: (day, date) => {
              const count = choice.counts.get(dayOf(wallClockOf(date))) ?? 0;
              return count === 0 ? day : t('calendar_day_events', { day, count });
            },
          },
    [choice, t, weekday],
  );
};

const dayLinks = (month: HTMLElement): readonly HTMLElement[] => [
  ...month.querySelectorAll<HTMLElement>('[data-date] [role=link]'),
];

const dayOfLink = (link: Element | null): string | undefined =>
  link?.closest<HTMLElement>('[data-date]')?.dataset['date'];

/** The link of the chosen day; null where days are not chosen. */
export const chosenDayLink = (month: HTMLElement | null): HTMLElement | null =>
  month?.querySelector<HTMLElement>('[data-date] [role=link][aria-current]') ?? null;

/**
 * One Tab stop for the days, between which arrow keys move the focus. FullCalendar has no options for the attributes of
 * its links.
 */
export const useDayKeys = (
  month: RefObject<HTMLElement | null>,
  choice: DayChoice | null,
): KeyboardEventHandler<HTMLElement> => {
  const { direction } = useText().locale;
  useEffect(() => {
    if (month.current === null || choice === null) return;
    for (const link of dayLinks(month.current)) {
      const isChosen = dayOfLink(link) === choice.day;
      link.tabIndex = isChosen ? 0 : -1;
      if (isChosen) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  }, [month, choice]);
  return (event) => {
    if (choice === null || !(event.target instanceof HTMLElement)) return;
    const links = dayLinks(event.currentTarget);
    const day = links.includes(event.target) ? dayOfLink(event.target) : undefined;
    const next = day === undefined ? null : dayByKey(day, event.key, direction);
    if (next === null) return;
    event.preventDefault();
    links.find((link) => dayOfLink(link) === next)?.focus();
  };
};
