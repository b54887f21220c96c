import { useMemo, useState } from 'react';
import type { EditableEntry } from '../calendar.view-model';
import type { VisibleRange } from '../entries/visible-range.rules';
import { dayOf } from '../entries/wall-clock.rules';
import { defaultDay, eventsPerDay } from './agenda.rules';

/** The day of a month whose events are listed below it. */
export interface DayChoice {
  /** '' before the range is known. */
  readonly day: string;
  /** Number of events by day. */
  readonly counts: ReadonlyMap<string, number>;
  /** Does nothing for a day that is not visible. */
  readonly choose: (day: string) => void;
}

const NO_COUNTS: ReadonlyMap<string, number> = new Map();

/** A chosen day is kept until another month is shown. */
export const useDayChoice = (
  range: VisibleRange | null,
  entries: readonly EditableEntry[],
  today: string,
): DayChoice => {
  const [chosen, setChosen] = useState<{ readonly range: VisibleRange; readonly day: string } | null>(null);
  const counts = useMemo(() => (range === null ? NO_COUNTS : eventsPerDay(entries, range)), [range, entries]);
  const initial = range === null ? '' : defaultDay(range, today, counts);
  const day = chosen !== null && chosen.range.first === range?.first ? chosen.day : initial;
  return useMemo(
    () => ({
      day,
      counts,
      choose: (next: string) => {
        if (range !== null && next >= dayOf(range.start) && next < dayOf(range.end)) setChosen({ range, day: next });
      },
    }),
    [day, counts, range],
  );
};
