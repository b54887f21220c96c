import type { CalendarOptions, EventInput } from '@fullcalendar/react';
import { type MouseEvent, type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import classes from './calendar-grid.module.css';
import type { EditableEntry } from '../calendar.view-model';
import type { DropTarget } from '../entries/event-times.rules';
import { clickedRange, type TimeRange } from '../entries/new-event.rules';
import { millisecondsBetween, wallClockOf } from '../entries/wall-clock.rules';

/** What the calendar sorts events by. */
export const RANK = 'rank';

/** An entry as the calendar takes it; it carries the entry along, and its place among all others. */
export const toEventInput = (entry: EditableEntry, rank: number, readonly: boolean): EventInput => ({
  id: String(entry.key),
  title: entry.title,
  start: entry.times.start,
  ...(entry.times.end === null ? {} : { end: entry.times.end }),
  allDay: entry.times.allDay,
  startEditable: !readonly && entry.moveDenied === false,
  durationEditable: !readonly && entry.resizeDenied === false,
  extendedProps: { entry, [RANK]: rank },
});

export const entryOf = ({
  extendedProps,
}: {
  readonly extendedProps: Readonly<Record<string, unknown>>;
}): EditableEntry => extendedProps['entry'] as EditableEntry;

interface EventDrag {
  readonly options: CalendarOptions;
  /** For the links of events: a click ends a drag as well, and is none. */
  readonly onClick: (event: MouseEvent) => void;
}

type DropHandler = (entry: EditableEntry, place: DropTarget) => void;

/** Events that are put elsewhere, or drawn longer, by the pointer. What they show follows from the items alone, which change at once. */
export const useEventDrag = (onDrop: DropHandler, onResize: DropHandler): EventDrag => {
  const dragged = useRef(false);
  const onClick = useCallback((event: MouseEvent) => {
    if (dragged.current) event.preventDefault();
  }, []);
  const options = useMemo<CalendarOptions>(() => {
    const begin = (): void => {
      dragged.current = true;
    };
    const end = (): void => {
      dragged.current = false;
    };
    const rest = (): void => void setTimeout(end, 0);
    return {
      eventDragStart: begin,
      eventDragStop: rest,
      eventResizeStart: begin,
      eventResizeStop: rest,
      eventDrop: ({ event, revert }) => {
        revert();
        if (event.start !== null) onDrop(entryOf(event), { allDay: event.allDay, start: wallClockOf(event.start) });
      },
      eventResize: ({ event, revert }) => {
        revert();
        if (event.end !== null) onResize(entryOf(event), { allDay: event.allDay, start: wallClockOf(event.end) });
      },
    };
  }, [onDrop, onResize]);
  return { options, onClick };
};

/** A day, and a row of the week, in ms. */
const DAY_MS = 86_400_000;
const SLOT_MS = 1_800_000;

/** As far as the pointer moves before it draws, in pixels, and as long as a finger rests, in ms. */
const MIN_SELECT_DISTANCE = 6;
const LONG_PRESS_MS = 500;

const NO_OPTIONS: CalendarOptions = {};

/** A click on an empty place, or a stretch drawn over some. Nothing where `onSelectRange` is null. */
export const useRangeSelect = (onStretch: ((stretch: TimeRange) => void) | null): CalendarOptions =>
  useMemo(
    () =>
      onStretch === null
        ? NO_OPTIONS
        : {
            selectable: true,
            selectMinDistance: MIN_SELECT_DISTANCE,
            selectLongPressDelay: LONG_PRESS_MS,
            dateClick: ({ date, allDay }) => onStretch(clickedRange(allDay, wallClockOf(date))),
            select: ({ start, end, allDay }) => {
              const stretch = { allDay, start: wallClockOf(start), end: wallClockOf(end) };
              // Drawn within one field, it is a click as well.
              if (millisecondsBetween(stretch.start, stretch.end) > (allDay ? DAY_MS : SLOT_MS)) onStretch(stretch);
            },
          },
    [onStretch],
  );

const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowY);

/** Which days are drawn, and how; another object whenever they are drawn anew. */
interface DrawnDays {
  readonly title: string;
}

/** Lets the hours of a week or a day be scrolled by keys, also where no event among them takes the focus. */
export const useKeyboardScroll = (days: RefObject<HTMLElement | null>, drawn: DrawnDays): void => {
  useEffect(() => {
    let pane = days.current?.getElementsByClassName(classes['slot'] ?? '')[0]?.parentElement ?? null;
    while (pane !== null && pane !== days.current && !scrolls(pane)) pane = pane.parentElement;
    // What scrolls stands between the rows of a grid and their group, where nothing but rows may be.
    const row = pane === days.current ? null : (pane?.querySelector<HTMLElement>('[role=row]') ?? null);
    if (row === null) return;
    row.tabIndex = 0;
    row.setAttribute('aria-label', drawn.title);
  }, [days, drawn]);
};
