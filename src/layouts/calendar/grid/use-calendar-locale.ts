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

/** Where weeks begin on Sunday, for browsers that cannot tell. */
const ON_SUNDAY = /-(?:US|CA|MX|BR|JP|KR|TW|IN|IL|SA|ZA)\b/;

/** The day a week begins with where people write this locale; 0 is Sunday. Monday for a locale nobody knows. */
export const firstDayOf = (locale: string): number => {
  try {
    const known = new Intl.Locale(locale) as Intl.Locale & LocaleWithWeek;
    const week = known.getWeekInfo?.() ?? known.weekInfo;
    if (week !== undefined) return week.firstDay % 7;
  } catch {
    return 1;
  }
  return ON_SUNDAY.test(locale) ? 0 : 1;
};

/** The locale with the calendar that the grid is laid out by: some would head November's grid with a month of their own. */
const gregorianLocale = (locale: string): string => `${locale}-u-ca-gregory`;

/** Texts, writing and weeks as the reader has them; the same object as long as the language is. */
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
