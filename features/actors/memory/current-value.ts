import type { Observable } from 'rxjs';

/** The current value of a replaying stream. Throws without one: views rely on synchronous values. */
export const currentValue = <A>(stream$: Observable<A>): A => {
  let value: { readonly is: A } | null = null;
  stream$.subscribe((is) => (value = { is })).unsubscribe();
  if (value === null) throw new Error('The stream has no current value');
  return (value as { readonly is: A }).is;
};
