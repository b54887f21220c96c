import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { isRightToLeft } from '../../../base/text-direction';

const STOPS = '[data-stop]';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };

const nextStop = (stops: readonly HTMLElement[], stop: HTMLElement, key: string): HTMLElement | undefined => {
  const rightToLeft = isRightToLeft(stop) && key.startsWith('Arrow');
  const step = (STEPS[key] ?? 0) * (rightToLeft ? -1 : 1);
  return stops[Math.min(Math.max(stops.indexOf(stop) + step, 0), stops.length - 1)];
};

export interface RovingTabIndex {
  /** tabIndex of the head button with this name. */
  readonly tabIndex: (stop: string) => 0 | -1;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * Roving tabindex: the head's buttons (`data-stop`) are one tab stop, and arrow keys, Home and End move between them.
 */
export const useRovingTabIndex = (stops: readonly string[]): RovingTabIndex => {
  const [last, setLast] = useState<string | null>(null);
  const current = last !== null && stops.includes(last) ? last : stops[0];
  return {
    tabIndex: (stop) => (stop === current ? 0 : -1),
    onFocus: ({ target }) => {
      const stop = target.dataset['stop'];
      if (stop !== undefined) setLast(stop);
    },
    onKeyDown: (event) => {
      const { target, key, currentTarget, shiftKey, altKey, ctrlKey, metaKey } = event;
      if (event.defaultPrevented || shiftKey || altKey || ctrlKey || metaKey || !(key in STEPS)) return;
      if (!(target instanceof HTMLElement) || !target.matches(STOPS)) return;
      event.preventDefault();
      nextStop([...currentTarget.querySelectorAll<HTMLElement>(STOPS)], target, key)?.focus();
    },
  };
};
