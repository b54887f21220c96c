import {
  combineLatest,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  type Observable,
  repeat,
  switchMap,
  tap,
  withLatestFrom,
} from 'rxjs';
import type { RefreshInterval } from '../../../domain/presets';
import { Effect, type RemoteData, StateValue } from '../../../kernel';
import type { PageVisibility } from '../../../ports/environment/page-visibility';
import type { Clock } from '../../../ports/environment/clock';
import type { Connection } from '../../connection';
import type { Session } from '../../session';
import type { UnsavedChanges } from '../../unsaved-changes';
import type { ListSession } from './list-session';

/** Why automatic refreshing is paused. */
export type RefreshPause = 'hidden' | 'offline' | 'editing' | 'session';

interface RefreshTarget {
  readonly items$: Observable<RemoteData<unknown>>;
  refresh(): void;
}

/**
 * Refreshes a list at an interval, except while a request runs. If the interval elapsed during a pause, the list is
 * refreshed as soon as the pause ends.
 */
export class AutoRefresh {
  private readonly pauseState: StateValue<RefreshPause | false>;
  private readonly work: Effect;
  /** The reason of the pause; false while refreshing is active. */
  readonly paused$: Observable<RefreshPause | false>;

  constructor(
    private readonly list: RefreshTarget,
    interval$: Observable<RefreshInterval>,
    paused$: Observable<RefreshPause | false>,
    private readonly clock: Clock,
  ) {
    this.pauseState = new StateValue<RefreshPause | false>(false, paused$);
    this.paused$ = this.pauseState.value$.pipe(distinctUntilChanged());
    this.work = new Effect(
      interval$.pipe(
        distinctUntilChanged(),
        switchMap((seconds) => (seconds === null ? EMPTY : this.every(seconds * 1000))),
      ),
    );
  }

  dispose(): void {
    this.work.dispose();
    this.pauseState.dispose();
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

interface AutoRefreshDependencies {
  readonly session: Pick<Session, 'state$'>;
  readonly connection: Pick<Connection, 'state$'>;
  readonly unsaved: Pick<UnsavedChanges, 'hasOnPage$'>;
  readonly attention: Pick<PageVisibility, 'visible$'>;
}

/**
 * Creates auto-refreshing for lists. It pauses when there is no session or connection, while there are unsaved edits,
 * and while the page is hidden.
 */
export class AutoRefreshFactory {
  private readonly paused$: Observable<RefreshPause | false>;

  constructor(
    private readonly clock: Clock,
    { session, connection, unsaved, attention }: AutoRefreshDependencies,
  ) {
    this.paused$ = combineLatest([session.state$, connection.state$, unsaved.hasOnPage$, attention.visible$]).pipe(
      map(([{ kind }, { quality }, editing, visible]) => {
        if (kind !== 'signed-in') return 'session';
        if (quality === 'off') return 'offline';
        if (editing) return 'editing';
        return visible ? false : 'hidden';
      }),
    );
  }

  /** The caller disposes of it. */
  create({ list, view$ }: ListSession): AutoRefresh {
    return new AutoRefresh(list, view$.pipe(map(({ refresh_interval }) => refresh_interval)), this.paused$, this.clock);
  }
}
