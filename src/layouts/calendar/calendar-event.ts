import type { EventInput } from '@fullcalendar/react';
import type { PlacedEntry } from './calendar.view-model';

/** What the calendar sorts events by. */
export const RANK = 'rank';

/** An entry as the calendar takes it; it carries the entry along, and its place among all others. */
export const eventOf = (entry: PlacedEntry, rank: number, readonly: boolean): EventInput => ({
  id: String(entry.key),
  title: entry.title,
  start: entry.drawn.start,
  ...(entry.drawn.end === null ? {} : { end: entry.drawn.end }),
  allDay: entry.drawn.allDay,
  startEditable: !readonly && entry.moveDenied === false,
  durationEditable: !readonly && entry.resizeDenied === false,
  extendedProps: { entry, [RANK]: rank },
});

export const entryOf = ({
  extendedProps,
}: {
  readonly extendedProps: Readonly<Record<string, unknown>>;
}): PlacedEntry => extendedProps['entry'] as PlacedEntry;
