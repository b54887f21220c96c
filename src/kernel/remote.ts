import { isLeft, type Either } from 'fp-ts/Either';
import { map, startWith, type Observable, type OperatorFunction } from 'rxjs';
import type { Call } from './call';
import type { Failure } from './failure';

/** A value that lives on the server, and what is known of it here. `previous` is the last value seen, kept on show. */
export type Remote<A> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly previous: A | null }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly previous: A | null }
  | { readonly kind: 'ready'; readonly value: A };

export const idle: Remote<never> = { kind: 'idle' };

export const loading = <A>(previous: A | null = null): Remote<A> => ({ kind: 'loading', previous });

export const failed = <A>(failure: Failure, previous: A | null = null): Remote<A> => ({
  kind: 'failed',
  failure,
  previous,
});

export const ready = <A>(value: A): Remote<A> => ({ kind: 'ready', value });

/** The value to show: the current one, or the previous one while a new one is on its way or failed to come. */
export const valueOf = <A>(remote: Remote<A>): A | null => {
  switch (remote.kind) {
    case 'ready':
      return remote.value;
    case 'idle':
      return null;
    default:
      return remote.previous;
  }
};

const settled = <A>(result: Either<Failure, A>, previous: A | null): Remote<A> =>
  isLeft(result) ? failed(result.left, previous) : ready(result.right);

/** A call told as states: loading at once, then ready or failed. */
export const toRemote = <A>(call: Call<A>, previous: A | null = null): Observable<Remote<A>> =>
  call.pipe(
    map((result) => settled(result, previous)),
    startWith(loading(previous)),
  );

/** The same remote seen through a function of its value. */
export const mapRemote = <A, B>(change: (value: A) => B): OperatorFunction<Remote<A>, Remote<B>> =>
  map((remote) => {
    switch (remote.kind) {
      case 'idle':
        return remote;
      case 'ready':
        return ready(change(remote.value));
      case 'loading':
        return loading(remote.previous === null ? null : change(remote.previous));
      case 'failed':
        return failed(remote.failure, remote.previous === null ? null : change(remote.previous));
    }
  });
