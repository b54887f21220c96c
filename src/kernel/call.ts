import { left, right, isLeft, map as mapRight, type Either } from 'fp-ts/Either';
import { map, mergeMap, of, type Observable } from 'rxjs';
import type { Failure } from './failure';

/**
 * One request. Cold: nothing happens before somebody subscribes. Emits exactly one value and completes;
 * unsubscribing earlier aborts the request. Expected failures arrive as `Left`; an error on the stream is a bug.
 */
export type Call<A> = Observable<Either<Failure, A>>;

export const succeed = <A>(value: A): Call<A> => of(right(value));

export const fail = (failure: Failure): Call<never> => of(left(failure));

/** Changes the value of a call that succeeded. */
export const mapCall =
  <A, B>(change: (value: A) => B) =>
  (call: Call<A>): Call<B> =>
    call.pipe(map(mapRight(change)));

/** Makes a second call out of the first one's value; a failure of either is the failure of the whole. */
export const chainCall =
  <A, B>(next: (value: A) => Call<B>) =>
  (call: Call<A>): Call<B> =>
    call.pipe(mergeMap((result) => (isLeft(result) ? of(result) : next(result.right))));
