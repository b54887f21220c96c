import type { CalendarOptions } from '@fullcalendar/react';

/**
 * The locale with the Gregorian calendar: FullCalendar lays the grid out by it, so titles must not use another
 * calendar.
 */
export const gregorianLocale = (locale: string): string => `${locale}-u-ca-gregory`;

const SHORT_DAY = { day: 'numeric', month: 'short' } as const;

/** The title of a week; without the year in the current one where there is little room. */
const weekTitle = (locale: string, short: boolean) => {
  const range = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...SHORT_DAY, ...options, timeZone: 'UTC' });
  const [dated, plain] = [range({ year: 'numeric' }), range({})];
  return (start: Date, end: Date): string => {
    const thisYear = new Date(Date.now()).getFullYear();
    const isThisYear = start.getUTCFullYear() === thisYear && end.getUTCFullYear() === thisYear;
    return (short && isThisYear ? plain : dated).formatRange(start, end);
  };
};

/**
 * Times as '9:30 AM' or '09:30', by language: FullCalendar writes 'am' and, in some languages, one digit for the hour. The
 * first day of a month has its name, since months show days of their neighbours.
 */
export const dateFormats = (language: string, short: boolean): CalendarOptions => {
  const locale = gregorianLocale(language);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const [day, first] = [format({ day: 'numeric' }), format(SHORT_DAY)];
  const [hour, time] = [format({ hour: 'numeric' }), format({ timeStyle: 'short' })];
  const twelveHours = time.resolvedOptions().hour12 === true;
  const week = weekTitle(locale, short);
  const weekView: CalendarOptions = {
    titleFormat: ({ start, end }) => week(start.marker, (end ?? start).marker),
  };
  const month = short ? 'short' : 'long';
  return {
    eventTimeFormat: ({ start, end }) =>
      end == null ? time.format(start.marker) : time.formatRange(start.marker, end.marker),
    dayCellFormat: ({ date }) => (date.day === 1 ? first : day).format(date.marker),
    slotHeaderFormat: ({ date }) => (twelveHours ? hour : time).format(date.marker),
    views: {
      dayGridMonth: { titleFormat: { year: 'numeric', month } },
      timeGridWeek: weekView,
      listWeek: weekView,
      timeGridDay: { titleFormat: { year: 'numeric', month, day: 'numeric' } },
    },
  };
};

/** Short names of the days of the week, the heading of a day, and the times of its events. */
export const agendaFormats = (language: string) => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(gregorianLocale(language), { ...options, timeZone: 'UTC' });
  return {
    weekday: format({ weekday: 'short' }),
    day: format({ weekday: 'long', day: 'numeric', month: 'long' }),
    time: format({ timeStyle: 'short' }),
  };
};
