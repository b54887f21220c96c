import { combineLatest, map, type Observable } from 'rxjs';
import type { Attention } from '../../ports/attention';
import type { Clock } from '../../ports/clock';
import type { Connection } from '../connection';
import type { Session } from '../session';
import type { UnsavedWork } from '../unsaved-work';
import { AutoRefresh, type RefreshPause } from './auto-refresh';
import type { Browse } from './browse';

/** What lists that refresh themselves pay heed to. */
export interface RefreshSurroundings {
  readonly session: Pick<Session, 'state$'>;
  readonly connection: Pick<Connection, 'state$'>;
  readonly unsaved: Pick<UnsavedWork, 'any$'>;
  readonly attention: Attention;
}

/** Lets lists refresh themselves as their view says, while somebody looks, can be reached, and edits nothing. */
export class Refreshing {
  private readonly paused$: Observable<RefreshPause | false>;

  constructor(
    private readonly clock: Clock,
    { session, connection, unsaved, attention }: RefreshSurroundings,
  ) {
    this.paused$ = combineLatest([session.state$, connection.state$, unsaved.any$, attention.visible$]).pipe(
      map(([{ kind }, { quality }, editing, visible]) => {
        if (kind !== 'signed-in') return 'session';
        if (quality === 'off') return 'offline';
        if (editing) return 'editing';
        return visible ? false : 'hidden';
      }),
    );
  }

  /** Whoever opens one disposes of it. */
  open({ list, view$ }: Browse): AutoRefresh {
    return new AutoRefresh(list, view$.pipe(map(({ refresh_interval }) => refresh_interval)), this.paused$, this.clock);
  }
}
