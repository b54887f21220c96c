import { isLeft } from 'fp-ts/Either';
import { of, switchMap } from 'rxjs';
import type { Clock } from '../../ports/clock';
import type { Call, Failure } from '../../kernel';

const RETRIES = 3;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
const PASSING = [429, 502, 503, 504];

const isPassing = (failure: Failure): boolean =>
  failure.kind === 'network' || (failure.kind === 'api' && PASSING.includes(failure.status));

/** Milliseconds to wait: what the server asked for, else doubling, with up to half of it by chance. */
const waitFor = (failure: Failure, attempt: number, random: () => number): number => {
  const asked = failure.kind === 'api' ? failure.retryAfter : null;
  const wait = asked === null ? FIRST_WAIT * 2 ** attempt * (1 + random() / 2) : asked * 1000;
  return Math.min(wait, LONGEST_WAIT);
};

/** Reads again, at most three times, when the failure may pass by itself. For reads only: a write is never repeated. */
export const retrying = <A>(call: Call<A>, clock: Clock, random: () => number, attempt = 0): Call<A> =>
  call.pipe(
    switchMap((result) =>
      isLeft(result) && attempt < RETRIES && isPassing(result.left)
        ? clock
            .after(waitFor(result.left, attempt, random))
            .pipe(switchMap(() => retrying(call, clock, random, attempt + 1)))
        : of(result),
    ),
  );
