import { useState, type FocusEvent, type KeyboardEvent } from 'react';

const STOPS = '[data-stop]';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };

const nextStop = (stops: readonly HTMLElement[], stop: HTMLElement, key: string): HTMLElement | undefined => {
  const mirrored = getComputedStyle(stop).direction === 'rtl' && key.startsWith('Arrow');
  const step = (STEPS[key] ?? 0) * (mirrored ? -1 : 1);
  return stops[Math.min(Math.max(stops.indexOf(stop) + step, 0), stops.length - 1)];
};

export interface RovingTabIndex {
  /** Of a button in the head, named by this: whether Tab stops at it. */
  readonly tabIndex: (stop: string) => 0 | -1;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The buttons of a head are one stop for Tab, and the arrow keys go between them. They are marked with `data-stop`. */
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
