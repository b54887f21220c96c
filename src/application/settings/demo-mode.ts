import { exhaustMap, from, of, Subject, tap, type Observable } from 'rxjs';
import { Effect } from '../../kernel';
import type { Demo, DemoMail, DemoUser } from '../../ports/demo';
import type { Notifications } from '../notifications';

/** A world to try things in, if the application runs on one. */
export class DemoMode {
  private readonly resets$ = new Subject<Demo>();
  private readonly work: Effect;
  /** Who can sign in to it; nobody when the application works on a server. */
  readonly users: readonly DemoUser[];
  /** What a server would have mailed. */
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

  /** Everything as it was in the beginning; sessions are gone too. */
  reset(): void {
    if (this.demo !== null) this.resets$.next(this.demo);
  }

  dispose(): void {
    this.work.dispose();
  }
}
