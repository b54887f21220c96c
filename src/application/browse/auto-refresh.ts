import {
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  repeat,
  switchMap,
  tap,
  withLatestFrom,
  type Observable,
} from 'rxjs';
import type { RefreshInterval } from '../../domain/presets';
import { Effect, StateValue, type RemoteData } from '../../kernel';
import type { Clock } from '../../ports/clock';

/** Why a list does not refresh itself just now. */
export type RefreshPause = 'hidden' | 'offline' | 'editing' | 'session';

/** What is refreshed. */
interface Refreshed {
  readonly items$: Observable<RemoteData<unknown>>;
  refresh(): void;
}

/**
 * Refreshes a list every so many seconds, unless it is still waiting for an answer. After a pause it comes to it at once
 * when its time has passed meanwhile.
 */
export class AutoRefresh {
  private readonly pauses: StateValue<RefreshPause | false>;
  private readonly work: Effect;
  /** Why it waits; false while it does not. */
  readonly paused$: Observable<RefreshPause | false>;

  constructor(
    private readonly list: Refreshed,
    interval$: Observable<RefreshInterval>,
    paused$: Observable<RefreshPause | false>,
    private readonly clock: Clock,
  ) {
    this.pauses = new StateValue<RefreshPause | false>(false, paused$);
    this.paused$ = this.pauses.value$.pipe(distinctUntilChanged());
    this.work = new Effect(
      interval$.pipe(
        distinctUntilChanged(),
        switchMap((seconds) => (seconds === null ? EMPTY : this.every(seconds * 1000))),
      ),
    );
  }

  dispose(): void {
    this.work.dispose();
    this.pauses.dispose();
  }

  private every(milliseconds: number): Observable<unknown> {
    let last = this.clock.now();
    const rest = (): number => Math.max(0, last + milliseconds - this.clock.now());
    const ticks$ = defer(() => this.clock.after(rest())).pipe(
      tap(() => {
        last = this.clock.now();
      }),
      repeat(),
      withLatestFrom(this.list.items$),
      filter(([, { kind }]) => kind !== 'loading'),
      tap(() => this.list.refresh()),
    );
    return this.paused$.pipe(switchMap((paused) => (paused === false ? ticks$ : EMPTY)));
  }
}
