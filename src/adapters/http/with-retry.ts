import { isLeft } from 'fp-ts/Either';
import { merge, NEVER, type Observable, of, startWith, switchMap, take } from 'rxjs';
import { type Call, fail, type Failure, isTransient, networkFailure } from '../../kernel';
import type { Clock } from '../../ports/environment/clock';

const MAX_RETRIES = 3;
const FIRST_WAIT_MS = 300;
const MAX_WAIT_MS = 10_000;

/** Delay in ms: as the server demands, else doubled with each attempt, plus up to half of it at random. */
const waitFor = (failure: Failure, attempt: number, random: () => number): number => {
  const demanded = failure.kind === 'api' ? failure.retryAfter : null;
  const wait = demanded === null ? FIRST_WAIT_MS * 2 ** attempt * (1 + random() / 2) : demanded * 1000;
  return Math.min(wait, MAX_WAIT_MS);
};

/** Retries a read up to three times after a transient failure. Never use it for writes. */
export const withRetry = <A>(call: Call<A>, clock: Clock, random: () => number, attempt = 0): Call<A> =>
  call.pipe(
    switchMap((result) =>
      isLeft(result) && attempt < MAX_RETRIES && isTransient(result.left)
        ? clock
            .after(waitFor(result.left, attempt, random))
            .pipe(switchMap(() => withRetry(call, clock, random, attempt + 1)))
        : of(result),
    ),
  );

/** Limit for one read, retries included; of a file, for the time between two of its parts. */
export const READ_TIMEOUT_MS = 60_000;

/** The same while the server of a session has not been reached yet: what is kept is shown instead. */
export const UNREACHED_TIMEOUT_MS = 5000;

interface TimeoutOptions {
  readonly received$?: Observable<unknown> | undefined;
  /** In ms. */
  readonly limit?: number;
}

/**
 * Fails a read with a network failure after the limit and aborts it, because a connection may go silent without
 * closing. The time begins again whenever `received$` emits.
 */
export const withTimeout = <A>(
  call: Call<A>,
  endpoint: string,
  clock: Clock,
  { received$ = NEVER, limit = READ_TIMEOUT_MS }: TimeoutOptions = {},
): Call<A> =>
  merge(
    call,
    received$.pipe(
      startWith(undefined),
      switchMap(() => clock.after(limit)),
      switchMap(() => fail(networkFailure(endpoint, false))),
    ),
  ).pipe(take(1));
