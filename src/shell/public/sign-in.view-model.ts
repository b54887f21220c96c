import { isLeft } from 'fp-ts/Either';
import { BehaviorSubject, EMPTY, exhaustMap, map, type Observable, Subject, switchMap, tap } from 'rxjs';
import { Accounts, Session } from '../../application/session';
import { UnsavedTabs } from '../../application/unsaved-changes';
import { otherUsers, type UnsavedReport } from '../../domain/recovery';
import type { Credentials } from '../../domain/session';
import { type Call, Effect, type Failure, isApiCode, StateValue } from '../../kernel';
import { viewModel } from '../../kit';

export interface SignInState {
  readonly busy: boolean;
  /**
   * Unsaved changes of other users in other tabs, whose sessions end with a sign-in; it waits for the user's decision.
   */
  readonly question: readonly UnsavedReport[];
  readonly failure: Failure | null;
  /** The account requires a one-time code; reset when the email changes. */
  readonly requiresCode: boolean;
}

const INITIAL_STATE: SignInState = { busy: false, question: [], failure: null, requiresCode: false };

/** Sign-in with email and password; one request at a time. */
export class SignInViewModel {
  private readonly attempts$ = new Subject<{ readonly credentials: Credentials; readonly confirmed: boolean }>();
  /** What the other tabs reported when the page was opened; null before. */
  private readonly unsaved: StateValue<readonly UnsavedReport[] | null>;
  private readonly state = new BehaviorSubject<SignInState>(INITIAL_STATE);
  private readonly effect: Effect;
  readonly state$: Observable<SignInState> = this.state.asObservable();

  constructor(
    private readonly session: Pick<Session, 'login'>,
    private readonly tabs: Pick<UnsavedTabs, 'reports' | 'remind'>,
  ) {
    this.unsaved = new StateValue<readonly UnsavedReport[] | null>(null, tabs.reports());
    this.effect = new Effect(
      this.attempts$.pipe(
        exhaustMap(({ credentials, confirmed }) => (confirmed ? this.send(credentials) : this.attempt(credentials))),
      ),
    );
  }

  signIn(credentials: Credentials): void {
    this.attempts$.next({ credentials, confirmed: false });
  }

  /** Signs in although this ends the session of a user with unsaved changes. */
  signInAnyway(credentials: Credentials): void {
    this.attempts$.next({ credentials, confirmed: true });
  }

  /** Asks the tabs in question to call attention to themselves. */
  remind(): void {
    this.state.value.question.forEach(({ tab }) => this.tabs.remind(tab));
  }

  emailChanged(): void {
    if (this.state.value.question.length > 0) this.state.next({ ...this.state.value, question: [] });
    if (this.state.value.requiresCode) this.state.next({ ...this.state.value, requiresCode: false, failure: null });
  }

  dispose(): void {
    this.unsaved.dispose();
    this.effect.dispose();
  }

  /** Asks the tabs again only if one had something to report when the page was opened, or has not answered yet. */
  private attempt(credentials: Credentials): Observable<unknown> {
    if (this.unsaved.value?.length === 0) return this.send(credentials);
    this.state.next({ ...this.state.value, busy: true, failure: null, question: [] });
    return this.tabs.reports().pipe(
      switchMap((reports) => {
        const question = otherUsers(reports, credentials.email);
        if (question.length === 0) return this.send(credentials);
        this.state.next({ ...this.state.value, busy: false, question });
        return EMPTY;
      }),
    );
  }

  private send(credentials: Credentials): Observable<unknown> {
    this.state.next({ ...this.state.value, busy: true, failure: null, question: [] });
    return this.session.login(credentials).pipe(
      tap((result) => {
        const failure = isLeft(result) ? result.left : null;
        const isCodeFailure = failure !== null && isApiCode(failure, 'INVALID_OTP');
        this.state.next({
          ...this.state.value,
          busy: false,
          // Without a code in the request the answer is a prompt for one, not an error.
          failure: isCodeFailure && credentials.otp === undefined ? null : failure,
          requiresCode: this.state.value.requiresCode || isCodeFailure,
        });
      }),
    );
  }
}

export const signInViewModel = viewModel(
  [Session, UnsavedTabs],
  (session, tabs) => () => new SignInViewModel(session, tabs),
);

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
