import type { CalendarOptions, EventInput } from '@fullcalendar/react';
import { type MouseEvent, type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import classes from './calendar-grid.module.css';
import type { EditableEntry } from '../calendar.view-model';
import type { DropTarget } from '../entries/event-times.rules';
import { clickedRange, type TimeRange } from '../entries/new-event.rules';
import { millisecondsBetween, wallClockOf } from '../entries/wall-clock.rules';

/** The extended property FullCalendar sorts events by. */
export const RANK = 'rank';

/** A FullCalendar event that carries its entry and its rank. */
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
  /** For the links of events: ignores the click that ends a drag. */
  readonly onClick: (event: MouseEvent) => void;
}

type DropHandler = (entry: EditableEntry, target: DropTarget) => void;

/**
 * Moving and resizing of events by pointer. Each change is reverted in FullCalendar, since the events follow from the
 * items, which change optimistically.
 */
export const useEventDrag = (onDrop: DropHandler, onResize: DropHandler, onDragStart: () => void): EventDrag => {
  const dragged = useRef(false);
  const onClick = useCallback((event: MouseEvent) => {
    if (dragged.current) event.preventDefault();
  }, []);
  const options = useMemo<CalendarOptions>(() => {
    const begin = (): void => {
      dragged.current = true;
      onDragStart();
    };
    const end = (): void => {
      dragged.current = false;
    };
    const endAfterClick = (): void => void setTimeout(end, 0);
    return {
      eventDragStart: begin,
      eventDragStop: endAfterClick,
      eventResizeStart: begin,
      eventResizeStop: endAfterClick,
      eventDrop: ({ event, revert }) => {
        revert();
        if (event.start !== null) onDrop(entryOf(event), { allDay: event.allDay, start: wallClockOf(event.start) });
      },
      eventResize: ({ event, revert }) => {
        revert();
        if (event.end !== null) onResize(entryOf(event), { allDay: event.allDay, start: wallClockOf(event.end) });
      },
    };
  }, [onDrop, onResize, onDragStart]);
  return { options, onClick };
};

/** Length of a cell in the all-day row, and in the time grid. */
const DAY_MS = 86_400_000;
const SLOT_MS = 1_800_000;

/** Pointer movement that starts a selection (px), and press duration on touch. */
const MIN_SELECT_DISTANCE = 6;
const LONG_PRESS_MS = 500;

const NO_OPTIONS: CalendarOptions = {};

/** Selecting a range by a click on an empty cell or a drag over several. Disabled when `onSelect` is null. */
export const useRangeSelect = (onSelect: ((range: TimeRange) => void) | null): CalendarOptions =>
  useMemo(
    () =>
      onSelect === null
        ? NO_OPTIONS
        : {
            selectable: true,
            selectMinDistance: MIN_SELECT_DISTANCE,
            selectLongPressDelay: LONG_PRESS_MS,
            dateClick: ({ date, allDay }) => onSelect(clickedRange(allDay, wallClockOf(date))),
            select: ({ start, end, allDay }) => {
              const range = { allDay, start: wallClockOf(start), end: wallClockOf(end) };
              // A drag within one cell also fires dateClick.
              if (millisecondsBetween(range.start, range.end) > (allDay ? DAY_MS : SLOT_MS)) onSelect(range);
            },
          },
    [onSelect],
  );

const isScrollable = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowY);

/** A new object whenever FullCalendar renders other days or another view. */
interface RenderedDays {
  readonly title: string;
}

/** Makes the time grid focusable, so that it can be scrolled by keyboard without an event in it. */
export const useKeyboardScroll = (days: RefObject<HTMLElement | null>, rendered: RenderedDays): void => {
  useEffect(() => {
    let pane = days.current?.getElementsByClassName(classes['slot'] ?? '')[0]?.parentElement ?? null;
    while (pane !== null && pane !== days.current && !isScrollable(pane)) pane = pane.parentElement;
    // The scroll container is between rowgroup and rows, where ARIA allows only rows: the row takes the focus instead.
    const row = pane === days.current ? null : (pane?.querySelector<HTMLElement>('[role=row]') ?? null);
    if (row === null) return;
    row.tabIndex = 0;
    row.setAttribute('aria-label', rendered.title);
  }, [days, rendered]);
};
