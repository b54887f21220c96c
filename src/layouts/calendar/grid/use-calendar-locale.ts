import type { CalendarOptions } from '@fullcalendar/react';
import { useMemo } from 'react';
import { useText } from '../../../kit';

interface WeekInfo {
  readonly firstDay: number;
}

interface LocaleWithWeek {
  readonly weekInfo?: WeekInfo;
  getWeekInfo?(): WeekInfo;
}

/** Regions whose weeks begin on Sunday, for browsers without week info. */
const SUNDAY_REGIONS = /-(?:US|CA|MX|BR|JP|KR|TW|IN|IL|SA|ZA)\b/;

/** The first day of the week in a locale, 0 is Sunday; Monday for an invalid locale. */
export const firstDayOf = (locale: string): number => {
  try {
    const known = new Intl.Locale(locale) as Intl.Locale & LocaleWithWeek;
    const week = known.getWeekInfo?.() ?? known.weekInfo;
    if (week !== undefined) return week.firstDay % 7;
  } catch {
    return 1;
  }
  return SUNDAY_REGIONS.test(locale) ? 0 : 1;
};

/**
 * The locale with the Gregorian calendar: FullCalendar lays the grid out by it, so titles must not use another
 * calendar.
 */
const gregorianLocale = (locale: string): string => `${locale}-u-ca-gregory`;

/** Texts, direction and first day of the week; keeps its identity while the language stays the same. */
export const useCalendarLocale = (): CalendarOptions => {
  const { t, locale } = useText();
  return useMemo(
    () => ({
      locale: gregorianLocale(locale.code),
      direction: locale.direction,
      firstDay: firstDayOf(locale.code),
      allDayText: t('calendar_all_day'),
      noEventsText: t('calendar_nothing'),
      moreLinkText: (count: number) => t('calendar_more', { number: count }),
      moreLinkHint: t('calendar_show_day'),
      closeHint: t('close'),
    }),
    [t, locale],
  );
};
