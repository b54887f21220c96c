import type { Observable } from 'rxjs';

/** The present value of a stream that replays. */
export const nowOf = <A>(stream$: Observable<A>): A => {
  let seen: A | undefined;
  stream$.subscribe((value) => (seen = value)).unsubscribe();
  return seen as A;
};
