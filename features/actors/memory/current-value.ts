import type { Observable } from 'rxjs';

/** The present value of a stream that replays. Throws when it has none, for then a page would show a gap. */
export const currentValue = <A>(stream$: Observable<A>): A => {
  let value: { readonly is: A } | null = null;
  stream$.subscribe((is) => (value = { is })).unsubscribe();
  if (value === null) throw new Error('This stream says nothing yet');
  return (value as { readonly is: A }).is;
};
