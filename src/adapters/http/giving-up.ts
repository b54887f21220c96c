import { merge, switchMap, take } from 'rxjs';
import { fail, networkFailure, type Call } from '../../kernel';
import type { Clock } from '../../ports/clock';

/** So long somebody waits for the answer to a read, retries included, in ms. */
export const LONGEST_READ = 60_000;

/** A read without an answer by then has none: a line may go silent without being cut. What is under way is aborted. */
export const givingUp = <A>(call: Call<A>, endpoint: string, clock: Clock): Call<A> =>
  merge(call, clock.after(LONGEST_READ).pipe(switchMap(() => fail(networkFailure(endpoint, false))))).pipe(take(1));
