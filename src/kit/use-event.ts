import { useSubscription as useObservableSubscription } from 'observable-hooks';
import type { Observable } from 'rxjs';

/** Calls `next` on every emission while the component is mounted; always the callback of the latest render. */
export const useSubscription = <A>(stream$: Observable<A>, next: (value: A) => void): void => {
  useObservableSubscription(stream$, next);
};
