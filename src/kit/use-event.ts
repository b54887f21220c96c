import { useSubscription } from 'observable-hooks';
import type { Observable } from 'rxjs';

/** Does something whenever the stream emits, for as long as the page is there; always what the latest render says. */
export const useEvent = <A>(stream$: Observable<A>, then: (value: A) => void): void => {
  useSubscription(stream$, then);
};
