import { concat, defer, map, of, repeat, ReplaySubject, share, type Observable } from 'rxjs';
import type { Clock } from '../../ports/clock';

/** In ms. What is said of time on screen counts minutes at its finest. */
const TICK_MS = 30_000;

/** The time, for those who say how long ago something was. */
export class Now {
  /** Milliseconds since 1970, now and every half minute; one beat for all who look, none while nobody does. */
  readonly now$: Observable<number>;

  constructor(clock: Clock) {
    const beats = defer(() => concat(of(undefined), clock.after(TICK_MS).pipe(repeat())));
    this.now$ = beats.pipe(
      map(() => clock.now()),
      share({ connector: () => new ReplaySubject<number>(1) }),
    );
  }
}
