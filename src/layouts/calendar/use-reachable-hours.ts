import { useEffect, type RefObject } from 'react';
import classes from './calendar-grid.module.css';

const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowY);

/** Which days are drawn, and how; another object whenever they are drawn anew. */
interface Drawn {
  readonly title: string;
}

/** Lets the hours of a week or a day be scrolled by keys, also where no event among them takes the focus. */
export const useReachableHours = (days: RefObject<HTMLElement | null>, drawn: Drawn): void => {
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
