import { exhaustMap, from, of, Subject, tap, type Observable } from 'rxjs';
import { Effect } from '../../kernel';
import type { Demo, DemoMail, DemoUser } from '../../ports/environment/demo';
import type { Notifications } from '../notifications';

/** The demo world, if the application runs without a server. */
export class DemoMode {
  private readonly resets$ = new Subject<Demo>();
  private readonly work: Effect;
  /** The users of the demo world; empty when the application uses a server. */
  readonly users: readonly DemoUser[];
  /** The emails a server would have sent. */
  readonly mails$: Observable<readonly DemoMail[]>;

  constructor(
    private readonly demo: Demo | null,
    notifications: Notifications,
  ) {
    this.users = demo?.users ?? [];
    this.mails$ = demo?.mails$ ?? of([]);
    this.work = new Effect(
      this.resets$.pipe(exhaustMap((world) => from(world.reset()).pipe(tap(() => notifications.show('demo_reset'))))),
    );
  }

  /** Restores the initial world and ends all sessions. */
  reset(): void {
    if (this.demo !== null) this.resets$.next(this.demo);
  }

  dispose(): void {
    this.work.dispose();
  }
}
