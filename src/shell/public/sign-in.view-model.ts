import { isLeft } from 'fp-ts/Either';
import { BehaviorSubject, exhaustMap, map, type Observable, Subject, tap } from 'rxjs';
import { Accounts, Session, SignOut } from '../../application/session';
import type { Credentials } from '../../domain/session';
import { type Call, Effect, type Failure, isApiCode, StateValue } from '../../kernel';
import { viewModel } from '../../kit';

export interface SignInState {
  readonly busy: boolean;
  readonly failure: Failure | null;
  /** The account requires a one-time code; reset when the email changes. */
  readonly requiresCode: boolean;
}

const INITIAL_STATE: SignInState = { busy: false, failure: null, requiresCode: false };

/** Sign-in with email and password; one request at a time. */
export class SignInViewModel {
  private readonly attempts$ = new Subject<Credentials>();
  private readonly state = new BehaviorSubject<SignInState>(INITIAL_STATE);
  private readonly effect: Effect;
  readonly state$: Observable<SignInState> = this.state.asObservable();

  constructor(private readonly session: Session) {
    this.effect = new Effect(this.attempts$.pipe(exhaustMap((credentials) => this.attempt(credentials))));
  }

  signIn(credentials: Credentials): void {
    this.attempts$.next(credentials);
  }

  emailChanged(): void {
    if (this.state.value.requiresCode) this.state.next({ ...this.state.value, requiresCode: false, failure: null });
  }

  dispose(): void {
    this.effect.dispose();
  }

  private attempt(credentials: Credentials): Observable<unknown> {
    this.state.next({ ...this.state.value, busy: true, failure: null });
    return this.session.login(credentials).pipe(
      tap((result) => {
        const failure = isLeft(result) ? result.left : null;
        const isCodeFailure = failure !== null && isApiCode(failure, 'INVALID_OTP');
        this.state.next({
          busy: false,
          // Without a code in the request the answer is a prompt for one, not an error.
          failure: isCodeFailure && credentials.otp === undefined ? null : failure,
          requiresCode: this.state.value.requiresCode || isCodeFailure,
        });
      }),
    );
  }
}

export const signInViewModel = viewModel([Session], (session) => () => new SignInViewModel(session));

export const signOutViewModel = viewModel([Session], (session) => () => new SignOut(session));

/** The sign-on providers; an empty list when the request fails, because a password works without them. */
export class ProvidersViewModel {
  private readonly state: StateValue<readonly string[]>;
  readonly providers$: Observable<readonly string[]>;

  constructor(accounts: { signOnProviders(): Call<readonly string[]> }) {
    this.state = new StateValue<readonly string[]>(
      [],
      accounts.signOnProviders().pipe(map((result) => (isLeft(result) ? [] : result.right))),
    );
    this.providers$ = this.state.value$;
  }

  dispose(): void {
    this.state.dispose();
  }
}

export const providersViewModel = viewModel([Accounts], (accounts) => () => new ProvidersViewModel(accounts));
