import { useObservableEagerState, useSubscription as useObservableSubscription } from 'observable-hooks';
import { startTransition, useRef, useState } from 'react';
import type { Observable } from 'rxjs';
import { StateValue } from '../../kernel';

/** For how long what is late may be put off while the browser is busy, in ms. */
const MAX_DELAY_MS = 100;

/** What is drawn behind what somebody has just done: all of it together, once the browser has shown that. Without a way to know when that is, right away. */
class DeferredUpdates {
  private readonly waiting = new Map<object, () => void>();

  /** Of several updates of the same `whose` only the last one counts. */
  add(whose: object, update: () => void): void {
    if (typeof window.requestIdleCallback !== 'function') {
      startTransition(update);
      return;
    }
    this.waiting.set(whose, update);
    if (this.waiting.size === 1) window.requestIdleCallback(() => this.run(), { timeout: MAX_DELAY_MS });
  }

  private run(): void {
    const updates = [...this.waiting.values()];
    this.waiting.clear();
    startTransition(() => updates.forEach((update) => update()));
  }
}

/** The present value of a stream that replays, in step with every render. */
export const useStream = <A>(stream$: Observable<A>): A => useObservableEagerState(stream$);

/** Calls `next` on every emission while the component is mounted; always the callback of the latest render. */
export const useSubscription = <A>(stream$: Observable<A>, next: (value: A) => void): void => {
  useObservableSubscription(stream$, next);
};

/** What held when the items that are on show came, while others are on their way; what holds now otherwise. */
export const useLastSettled = <A>(present: A, waiting: boolean): A => {
  const [kept, keep] = useState(present);
  if (!waiting && kept !== present) keep(present);
  return waiting ? kept : present;
};

const late = new DeferredUpdates();

const presentOf = <A>(stream$: Observable<A>): A => {
  const live = new StateValue<A | undefined>(undefined, stream$);
  live.dispose();
  return live.value as A;
};

/**
 * The present value of a stream that replays, for what tells of a change and is not the change itself: a mark, a reason. The
 * letter that was typed is on screen first, and this comes right behind it. What decides anything asks the stream's owner.
 */
export const useDeferredStream = <A>(stream$: Observable<A>): A => {
  const [value, take] = useState(() => presentOf(stream$));
  const last = useRef(value);
  useObservableSubscription(stream$, (next) => {
    if (next === last.current) return;
    last.current = next;
    late.add(take, () => take(() => next));
  });
  return value;
};
