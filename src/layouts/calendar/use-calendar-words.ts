import type { CalendarOptions } from '@fullcalendar/react';
import { useMemo } from 'react';
import { useText } from '../../kit';
import { firstDayOf, gregorian } from './first-day.rules';

/** Texts, writing and weeks as the reader has them; the same object as long as the language is. */
export const useCalendarWords = (): CalendarOptions => {
  const { t, locale } = useText();
  return useMemo(() => {
    // Said of each day, and a formatter takes long to make.
    const { format } = new Intl.NumberFormat(locale.code);
    return {
      locale: gregorian(locale.code),
      direction: locale.direction,
      firstDay: firstDayOf(locale.code),
      allDayText: t('calendar_all_day'),
      noEventsText: t('calendar_nothing'),
      moreLinkText: (count: number) => t('calendar_more', { number: format(count) }),
      moreLinkHint: t('calendar_show_day'),
      closeHint: t('close'),
    };
  }, [t, locale]);
};
