import {
  BehaviorSubject,
  concat,
  defer,
  EMPTY,
  exhaustMap,
  from,
  ignoreElements,
  merge,
  of,
  Subject,
  switchMap,
  tap,
  type Observable,
} from 'rxjs';
import { Effect } from '../../kernel';
import type { Clock } from '../../ports/environment/clock';
import type { Demo, DemoMail, DemoStep, DemoUser } from '../../ports/environment/demo';
import type { Preferences } from '../../ports/environment/preferences';
import type { Notifications } from '../notifications';

/** From the visit of an item to the change of a colleague: time to read the item, and to begin an edit. */
const COLLEAGUE_DELAY_MS = 5000;

/** Stored in this browser once the things to try are dismissed. */
const DISMISSED = 'demo_steps_dismissed';

interface DemoDependencies {
  readonly notifications: Pick<Notifications, 'show'>;
  readonly clock: Clock;
  readonly preferences: Preferences;
  readonly session: { readonly userId: string | null; logout(): Observable<unknown> };
}

/** The demo world, if the application runs without a server. */
export class DemoMode {
  private readonly resets$ = new Subject<Demo>();
  private readonly conflicts$ = new Subject<Demo>();
  private readonly steps: BehaviorSubject<readonly DemoStep[]>;
  private readonly work: Effect;
  /** The users of the demo world; empty when the application uses a server. */
  readonly users: readonly DemoUser[];
  /** What an administrator can try; empty once dismissed, and when the application uses a server. */
  readonly steps$: Observable<readonly DemoStep[]>;
  /** The emails a server would have sent. */
  readonly mails$: Observable<readonly DemoMail[]>;

  constructor(
    private readonly demo: Demo | null,
    private readonly dependencies: DemoDependencies,
  ) {
    const { clock, preferences, session } = dependencies;
    this.users = demo?.users ?? [];
    this.mails$ = demo?.mails$ ?? of([]);
    this.steps = new BehaviorSubject(demo === null || preferences.read(DISMISSED) !== null ? [] : demo.steps);
    this.steps$ = this.steps.asObservable();
    const signOut$ = defer(() => (session.userId === null ? EMPTY : session.logout())).pipe(ignoreElements());
    this.work = new Effect(
      merge(
        this.resets$.pipe(
          exhaustMap((world) =>
            concat(signOut$, defer(() => from(world.reset())).pipe(tap(() => this.onReset(world)))),
          ),
        ),
        this.conflicts$.pipe(
          switchMap((world) => clock.after(COLLEAGUE_DELAY_MS).pipe(switchMap(() => from(world.editAsColleague())))),
        ),
      ),
    );
  }

  /** Whether the application runs without a server. */
  get isActive(): boolean {
    return this.demo !== null;
  }

  /** Restores the initial world and ends all sessions. */
  reset(): void {
    if (this.demo !== null) this.resets$.next(this.demo);
  }

  /** To be called when the user follows the link of a step. */
  start({ id }: DemoStep): void {
    if (this.demo !== null && id === 'conflict') this.conflicts$.next(this.demo);
  }

  /** Hides the steps until a reset. */
  dismissSteps(): void {
    this.dependencies.preferences.write(DISMISSED, 'true');
    this.steps.next([]);
  }

  dispose(): void {
    this.work.dispose();
  }

  private onReset({ steps }: Demo): void {
    const { notifications, preferences } = this.dependencies;
    preferences.remove(DISMISSED);
    this.steps.next(steps);
    notifications.show('demo_reset');
  }
}
