import { BehaviorSubject, exhaustMap, Subject, tap, type Observable } from 'rxjs';
import type { Session } from '../../application/session';
import type { Credentials } from '../../domain/session';
import { isApiCode, Effect, type Failure } from '../../kernel';
import { SessionService, viewModel } from '../../kit';

export interface SignInState {
  readonly busy: boolean;
  readonly failure: Failure | null;
  /** The account asks for a one-time code; until the address is changed. */
  readonly asksForCode: boolean;
}

const rested: SignInState = { busy: false, failure: null, asksForCode: false };

/** Signing in with address and password; one attempt at a time. */
export class SignInViewModel {
  private readonly attempts$ = new Subject<Credentials>();
  private readonly state = new BehaviorSubject<SignInState>(rested);
  private readonly work: Effect;
  readonly state$: Observable<SignInState> = this.state.asObservable();

  constructor(private readonly session: Session) {
    this.work = new Effect(this.attempts$.pipe(exhaustMap((credentials) => this.attempt(credentials))));
  }

  signIn(credentials: Credentials): void {
    this.attempts$.next(credentials);
  }

  emailChanged(): void {
    if (this.state.value.asksForCode) this.state.next({ ...this.state.value, asksForCode: false, failure: null });
  }

  dispose(): void {
    this.work.dispose();
  }

  private attempt(credentials: Credentials): Observable<unknown> {
    this.state.next({ ...this.state.value, busy: true, failure: null });
    return this.session.login(credentials).pipe(
      tap((result) => {
        const failure = result._tag === 'Left' ? result.left : null;
        const wantsCode = failure !== null && isApiCode(failure, 'INVALID_OTP');
        // Nobody has given a wrong code who has not been asked for one.
        const told = wantsCode && credentials.otp === undefined ? null : failure;
        this.state.next({ busy: false, failure: told, asksForCode: this.state.value.asksForCode || wantsCode });
      }),
    );
  }
}

export const signInViewModel = viewModel([SessionService], (session) => () => new SignInViewModel(session));
