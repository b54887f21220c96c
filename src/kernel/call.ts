import { type Either, isLeft, left, map as mapRight, right } from 'fp-ts/Either';
import { filter, forkJoin, map, mergeMap, type Observable, of } from 'rxjs';
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

type Calls<Values extends readonly unknown[]> = { readonly [K in keyof Values]: Call<Values[K]> };

/** Several calls at once, answered when the last one has: all their values, or the first failure in their order. */
export const allCalls = <Values extends readonly unknown[]>(calls: readonly [...Calls<Values>]): Call<Values> => {
  const unnamed = calls as unknown as Call<unknown>[];
  const answers$: Observable<readonly Either<Failure, unknown>[]> = unnamed.length === 0 ? of([]) : forkJoin(unnamed);
  return answers$.pipe(
    map((answers) => {
      const values: unknown[] = [];
      for (const answer of answers) {
        if (isLeft(answer)) return answer;
        values.push(answer.right);
      }
      return right(values as unknown as Values);
    }),
  );
};

/** How far something has come on its way out, in bytes. `total` is 0 where nobody knows it. */
export interface UploadProgress {
  readonly kind: 'sending';
  readonly sentBytes: number;
  readonly totalBytes: number;
}

export interface UploadResult<A> {
  readonly kind: 'sent';
  readonly result: Either<Failure, A>;
}

/**
 * A call whose request takes its time. Cold; emits how far it has come, any number of times, then exactly one result, and
 * completes. Unsubscribing earlier aborts the request.
 */
export type Upload<A> = Observable<UploadProgress | UploadResult<A>>;

export const uploadResult = <A>(result: Either<Failure, A>): UploadResult<A> => ({ kind: 'sent', result });

/** An upload for whoever does not care how far it has come. */
export const uploadCall = <A>(upload: Upload<A>): Call<A> =>
  upload.pipe(
    filter((step) => step.kind === 'sent'),
    map((step) => step.result),
  );
