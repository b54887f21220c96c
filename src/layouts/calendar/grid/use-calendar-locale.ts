import type { CalendarOptions } from '@fullcalendar/react';
import { useMemo } from 'react';
import { useText } from '../../../kit';
import { useMediaQuery } from '../../../ui';
import { calendarClassNames } from './calendar-class-names';
import { dateFormats, gregorianLocale } from './date-formats';
import { weekOf } from './week';

/** Beside the collapsed sidebar and on phones, the toolbar has no room for long titles. */
const SHORT_TITLE = '(max-width: 1180px)';

/** Texts, formats, direction and week; keeps its identity while language and breakpoint stay the same. */
export const useCalendarLocale = (): CalendarOptions => {
  const { t, locale } = useText();
  const short = useMediaQuery(SHORT_TITLE);
  return useMemo(() => {
    const { firstDay, weekend } = weekOf(locale.code);
    return {
      ...calendarClassNames(weekend),
      ...dateFormats(locale.code, short),
      locale: gregorianLocale(locale.code),
      direction: locale.direction,
      firstDay,
      allDayText: t('calendar_all_day'),
      noEventsText: t('calendar_nothing'),
      moreLinkText: (count: number) => t('calendar_more', { number: count }),
      moreLinkHint: t('calendar_show_day'),
      closeHint: t('close'),
    };
  }, [t, locale, short]);
};
