import type { RefObject } from 'react';
import type { PrimaryKey } from '../../../domain/items';
import { chosenDayLink } from './compact-month';

/** Time for the dialog to close and FullCalendar to render the moved event. */
const REFOCUS_DELAY_MS = 100;

/**
 * Focuses an event after its dialog has closed, or the chosen day where events are bars. FullCalendar renders the events
 * again after a move, so that the pressed button may not exist any more.
 */
export const refocusEvent = (days: RefObject<HTMLElement | null>, key: PrimaryKey): void => {
  setTimeout(() => {
    const events = [...(days.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
    const event = events.find((each) => each.dataset['key'] === String(key));
    (event?.querySelector('a') ?? chosenDayLink(days.current))?.focus();
    // The focus renders the move button of the new event.
    setTimeout(() => event?.querySelector('button')?.focus(), 0);
  }, REFOCUS_DELAY_MS);
};
