import type { CalendarOptions } from '@fullcalendar/react';
import { useMemo } from 'react';
import { clickedStretch, type Stretch } from './new-event.rules';
import { distance, wallClockOf } from './wall-clock.rules';

/** A day, and a row of the week, in ms. */
const DAY = 86_400_000;
const SLOT = 1_800_000;

/** As far as the pointer moves before it draws, in pixels, and as long as a finger rests, in ms. */
const DRAWN = 6;
const PRESSED = 500;

const nothing: CalendarOptions = {};

/** A click on an empty place, or a stretch drawn over some. Nothing where `onStretch` is null. */
export const useDrawing = (onStretch: ((stretch: Stretch) => void) | null): CalendarOptions =>
  useMemo(
    () =>
      onStretch === null
        ? nothing
        : {
            selectable: true,
            selectMinDistance: DRAWN,
            selectLongPressDelay: PRESSED,
            dateClick: ({ date, allDay }) => onStretch(clickedStretch(allDay, wallClockOf(date))),
            select: ({ start, end, allDay }) => {
              const stretch = { allDay, start: wallClockOf(start), end: wallClockOf(end) };
              // Drawn within one field, it is a click as well.
              if (distance(stretch.start, stretch.end) > (allDay ? DAY : SLOT)) onStretch(stretch);
            },
          },
    [onStretch],
  );
