import { type Either, isLeft, left, map as mapRight, right } from 'fp-ts/Either';
import { filter, forkJoin, map, mergeMap, type Observable, of } from 'rxjs';
import type { Failure } from './failure';

/**
 * One request. Cold: sent on subscription. Emits exactly one value and completes; unsubscribing earlier aborts the
 * request. Expected failures arrive as `Left`; an error on the stream is a programming error.
 */
export type Call<A> = Observable<Either<Failure, A>>;

export const succeed = <A>(value: A): Call<A> => of(right(value));

export const fail = (failure: Failure): Call<never> => of(left(failure));

/** Maps the value of a successful call. */
export const mapCall =
  <A, B>(change: (value: A) => B) =>
  (call: Call<A>): Call<B> =>
    call.pipe(map(mapRight(change)));

/** Continues with a second call; the first failure is the result. */
export const chainCall =
  <A, B>(next: (value: A) => Call<B>) =>
  (call: Call<A>): Call<B> =>
    call.pipe(mergeMap((result) => (isLeft(result) ? of(result) : next(result.right))));

type Calls<Values extends readonly unknown[]> = { readonly [K in keyof Values]: Call<Values[K]> };

/** Parallel calls: all their values once every call has answered, or the first failure in their order. */
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

/** The bytes sent so far; `totalBytes` is 0 when unknown. */
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
 * A call with progress. Cold; emits progress any number of times, then exactly one result, and completes.
 * Unsubscribing earlier aborts the request.
 */
export type Upload<A> = Observable<UploadProgress | UploadResult<A>>;

export const uploadResult = <A>(result: Either<Failure, A>): UploadResult<A> => ({ kind: 'sent', result });

/** An upload without its progress. */
export const uploadCall = <A>(upload: Upload<A>): Call<A> =>
  upload.pipe(
    filter((step) => step.kind === 'sent'),
    map((step) => step.result),
  );
