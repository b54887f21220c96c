import { isLeft } from 'fp-ts/Either';
import { merge, of, switchMap, take } from 'rxjs';
import { type Call, fail, type Failure, networkFailure } from '../../kernel';
import type { Clock } from '../../ports/clock';

const MAX_RETRIES = 3;
const FIRST_WAIT_MS = 300;
const MAX_WAIT_MS = 10_000;
const TRANSIENT_STATUSES = [429, 502, 503, 504];

const isTransient = (failure: Failure): boolean =>
  failure.kind === 'network' || (failure.kind === 'api' && TRANSIENT_STATUSES.includes(failure.status));

/** Milliseconds to wait: what the server asked for, else doubling, with up to half of it by chance. */
const waitFor = (failure: Failure, attempt: number, random: () => number): number => {
  const asked = failure.kind === 'api' ? failure.retryAfter : null;
  const wait = asked === null ? FIRST_WAIT_MS * 2 ** attempt * (1 + random() / 2) : asked * 1000;
  return Math.min(wait, MAX_WAIT_MS);
};

/** Reads again, at most three times, when the failure may pass by itself. For reads only: a write is never repeated. */
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

/** So long somebody waits for the answer to a read, retries included, in ms. */
export const READ_TIMEOUT_MS = 60_000;

/** A read without an answer by then has none: a line may go silent without being cut. What is under way is aborted. */
export const withTimeout = <A>(call: Call<A>, endpoint: string, clock: Clock): Call<A> =>
  merge(call, clock.after(READ_TIMEOUT_MS).pipe(switchMap(() => fail(networkFailure(endpoint, false))))).pipe(take(1));
