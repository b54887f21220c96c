import type { CalendarOptions } from '@fullcalendar/react';
import { useCallback, useMemo, useRef, type MouseEvent } from 'react';
import type { PlacedEntry } from './calendar.view-model';
import { entryOf } from './calendar-event';
import type { Drop } from './event-times.rules';
import { wallClockOf } from './wall-clock.rules';

interface Dragging {
  readonly options: CalendarOptions;
  /** For the links of events: a click ends a drag as well, and is none. */
  readonly onClick: (event: MouseEvent) => void;
}

type PutDown = (entry: PlacedEntry, place: Drop) => void;

/** Events that are put elsewhere, or drawn longer, by the pointer. What they show follows from the items alone, which change at once. */
export const useDragging = (onDrop: PutDown, onResize: PutDown): Dragging => {
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
