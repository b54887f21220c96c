import type { CalendarOptions } from '@fullcalendar/react';
import { useMemo } from 'react';
import { useText } from '../../kit';
import { firstDayOf, gregorian } from './first-day.rules';

/** Texts, writing and weeks as the reader has them; the same object as long as the language is. */
export const useCalendarWords = (): CalendarOptions => {
  const { t, locale } = useText();
  return useMemo(
    () => ({
      locale: gregorian(locale.code),
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
