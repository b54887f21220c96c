import { concat, defer, map, of, repeat, ReplaySubject, share, type Observable } from 'rxjs';
import type { Clock } from '../../ports/environment/clock';

/** Times on screen are at most accurate to the minute. */
const TICK_MS = 30_000;

/** The current time, for relative times on screen. */
export class Now {
  /**
   * Milliseconds since 1970, on subscription and every half minute. Subscribers share one timer; without subscribers
   * none runs.
   */
  readonly now$: Observable<number>;

  constructor(clock: Clock) {
    const beats = defer(() => concat(of(undefined), clock.after(TICK_MS).pipe(repeat())));
    this.now$ = beats.pipe(
      map(() => clock.now()),
      share({ connector: () => new ReplaySubject<number>(1) }),
    );
  }
}
