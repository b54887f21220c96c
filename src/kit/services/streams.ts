import { useObservableEagerState, useSubscription as useObservableSubscription } from 'observable-hooks';
import { startTransition, useRef, useState } from 'react';
import type { Observable } from 'rxjs';
import { currentValue } from '../../kernel';

/** Deferred updates run after this time even if the browser is busy. */
const MAX_DELAY_MS = 100;

/**
 * Batches state updates and runs them as a transition when the browser is idle; at once without `requestIdleCallback`.
 */
class DeferredUpdates {
  private readonly waiting = new Map<object, () => void>();

  /** A later update of the same key replaces the earlier one. */
  add(key: object, update: () => void): void {
    if (typeof window.requestIdleCallback !== 'function') {
      startTransition(update);
      return;
    }
    this.waiting.set(key, update);
    if (this.waiting.size === 1) window.requestIdleCallback(() => this.run(), { timeout: MAX_DELAY_MS });
  }

  private run(): void {
    const updates = [...this.waiting.values()];
    this.waiting.clear();
    startTransition(() => updates.forEach((update) => update()));
  }
}

/** The current value of a stream that replays, synchronous from the first render on. */
export const useStream = <A>(stream$: Observable<A>): A => useObservableEagerState(stream$);

/** Calls `next` on every emission while the component is mounted; always the callback of the latest render. */
export const useSubscription = <A>(stream$: Observable<A>, next: (value: A) => void): void => {
  useObservableSubscription(stream$, next);
};

/**
 * The current value; while `waiting`, the last value from before, so that it matches the items that are still shown.
 */
export const useLastSettled = <A>(current: A, waiting: boolean): A => {
  const [settled, setSettled] = useState(current);
  if (!waiting && settled !== current) setSettled(current);
  return waiting ? settled : current;
};

const deferredUpdates = new DeferredUpdates();

/**
 * The value of a stream that replays, rendered with low priority: for derived state such as 'edited' marks and disabled
 * reasons, so that a keystroke is painted first. The value may lag; logic that needs the exact state must read its
 * owner.
 */
export const useDeferredStream = <A>(stream$: Observable<A>): A => {
  const [value, setValue] = useState(() => currentValue(stream$));
  const last = useRef(value);
  useObservableSubscription(stream$, (next) => {
    if (next === last.current) return;
    last.current = next;
    deferredUpdates.add(setValue, () => setValue(() => next));
  });
  return value;
};
