import { useSubscription as useObservableSubscription } from 'observable-hooks';
import { useRef, useState } from 'react';
import type { Observable } from 'rxjs';
import { StateValue } from '../kernel';
import { DeferredUpdates } from './late-updates';

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
