import type { Either } from 'fp-ts/Either';
import { filter, map, type Observable } from 'rxjs';
import type { Call } from './call';
import type { Failure } from './failure';

/** How far something has come on its way out, in bytes. `total` is 0 where nobody knows it. */
export interface UploadProgress {
  readonly kind: 'sending';
  readonly uploadResult: number;
  readonly total: number;
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

export const sent = <A>(result: Either<Failure, A>): UploadResult<A> => ({ kind: 'sent', result });

/** An upload for whoever does not care how far it has come. */
export const resultOf = <A>(upload: Upload<A>): Call<A> =>
  upload.pipe(
    filter((step) => step.kind === 'sent'),
    map((step) => step.result),
  );
