import { useCallback, useState } from 'react';
import { formatNumber } from '../../kernel';
import { useText } from '../../kit';

interface MoreOfDayProps {
  /** How many the calendar has and does not show. */
  readonly hidden: number;
  /** How many more it has not even been given, by days. */
  readonly left: ReadonlyMap<string, number>;
  /** Where there is no room for words. */
  readonly short: boolean;
}

/** How many more there are on a day. Which day that is, the calendar tells nobody: the cell around it does. */
export const MoreOfDay = ({ hidden, left, short }: MoreOfDayProps) => {
  const { t, locale } = useText();
  const [day, setDay] = useState('');
  const find = useCallback(
    (element: HTMLElement | null) => setDay(element?.closest<HTMLElement>('[data-date]')?.dataset['date'] ?? ''),
    [],
  );
  const number = hidden + (left.get(day) ?? 0);
  return <span ref={find}>{short ? `+${formatNumber(number, locale.code)}` : t('calendar_more', { number })}</span>;
};
