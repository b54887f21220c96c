import { exhaustMap, of, Subject, type Observable } from 'rxjs';
import { Effect, type Operation } from '../../kernel';
import type { Session } from './session';

/** Ends the session, once. */
export class SignOut implements Operation<never> {
  private readonly requests$ = new Subject<void>();
  private readonly work: Effect;
  readonly denied$: Observable<false> = of(false);

  constructor(session: Session) {
    this.work = new Effect(this.requests$.pipe(exhaustMap(() => session.logout())));
  }

  execute(): void {
    this.requests$.next();
  }

  dispose(): void {
    this.work.dispose();
  }
}
