import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity };

/** By how many places a key moves an item of a vertical list; null when it does not move it. */
export const keyStep = (key: string): number | null => STEPS[key] ?? null;

/** Restores the focus of an element that loses it because React moves it in the DOM. */
export const restoreFocusAfterMove = (element: HTMLElement): void => {
  requestAnimationFrame(() => element.focus());
};

/**
 * Moves an item of a vertical list by a key on its handle: arrows, Home and End. The handle keeps the focus. Calls
 * `move` with the new index, and only when it differs.
 */
export const moveByKey = (
  event: KeyboardEvent<HTMLElement>,
  index: number,
  count: number,
  move: (to: number) => void,
): void => {
  const step = keyStep(event.key);
  if (step === null || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const to = Math.min(Math.max(index + step, 0), count - 1);
  if (to === index) return;
  move(to);
  restoreFocusAfterMove(event.currentTarget);
};
