import { type Either, isLeft } from 'fp-ts/Either';
import {
  BehaviorSubject,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  type Observable,
  skip,
  switchMap,
  take,
  tap,
} from 'rxjs';
import { Accounts, Session } from '../../application/session';
import { UnsavedTabs } from '../../application/unsaved-changes';
import { otherUsers, type UnsavedReport } from '../../domain/recovery';
import type { Credentials } from '../../domain/session';
import { type Call, Effect, type Failure, isApiCode, StateValue } from '../../kernel';
import { Form, viewModel } from '../../kit';

export interface SignInState {
  /**
   * Unsaved changes of other users in other tabs, whose sessions end with a sign-in; it waits for the user's decision.
   */
  readonly question: readonly UnsavedReport[];
  /** The account requires a one-time code; reset when the email changes. */
  readonly requiresCode: boolean;
}

const INITIAL_STATE: SignInState = { question: [], requiresCode: false };

/** Sign-in with email and password. */
export class SignInViewModel {
  /** What the other tabs reported when the page was opened; null before. */
  private readonly unsaved: StateValue<readonly UnsavedReport[] | null>;
  private readonly state = new BehaviorSubject<SignInState>(INITIAL_STATE);
  private readonly emails: Effect;
  private isConfirmed = false;
  readonly form: Form<Required<Credentials>, void>;
  readonly state$: Observable<SignInState> = this.state.asObservable();

  constructor(
    private readonly session: Pick<Session, 'login'>,
    private readonly tabs: Pick<UnsavedTabs, 'reports' | 'remind'>,
    email = '',
  ) {
    this.unsaved = new StateValue<readonly UnsavedReport[] | null>(null, tabs.reports());
    this.form = new Form({
      initial: { email, password: '', otp: '' },
      submit: (values) => this.attempt(values),
    });
    this.emails = new Effect(
      this.form.state$.pipe(
        map(({ values }) => values.email),
        distinctUntilChanged(),
        skip(1),
        tap(() => this.state.next(INITIAL_STATE)),
      ),
    );
  }

  /** Signs in although this ends the session of a user with unsaved changes. */
  signInAnyway(): void {
    this.isConfirmed = true;
    this.form.submit();
  }

  /** Asks the tabs in question to call attention to themselves. */
  remind(): void {
    this.state.value.question.forEach(({ tab }) => this.tabs.remind(tab));
  }

  dispose(): void {
    this.unsaved.dispose();
    this.emails.dispose();
    this.form.dispose();
  }

  /** Asks the tabs again only if one had something to report when the page was opened, or has not answered yet. */
  private attempt({ email, password, otp }: Required<Credentials>): Call<void> {
    const { requiresCode } = this.state.value;
    const credentials = { email, password, ...(requiresCode && otp !== '' ? { otp } : {}) };
    const isConfirmed = this.isConfirmed;
    this.isConfirmed = false;
    this.ask([]);
    if (isConfirmed || this.unsaved.value?.length === 0) return this.send(credentials);
    return this.tabs.reports().pipe(
      take(1),
      switchMap((reports) => {
        const question = otherUsers(reports, email);
        if (question.length === 0) return this.send(credentials);
        this.ask(question);
        return EMPTY;
      }),
    );
  }

  private send(credentials: Credentials): Call<void> {
    const isCodeFailure = (result: Either<Failure, void>): boolean =>
      isLeft(result) && isApiCode(result.left, 'INVALID_OTP');
    return this.session.login(credentials).pipe(
      tap((result) => {
        if (isCodeFailure(result)) this.state.next({ ...this.state.value, requiresCode: true });
      }),
      // Without a code in the request the answer is a prompt for one, not an error.
      filter((result) => credentials.otp !== undefined || !isCodeFailure(result)),
    );
  }

  private ask(question: readonly UnsavedReport[]): void {
    this.state.next({ ...this.state.value, question });
  }
}

/** `email` of the only user who may sign in; none by default. */
export const signInViewModel = viewModel(
  [Session, UnsavedTabs],
  (session, tabs) => (email?: string) => new SignInViewModel(session, tabs, email),
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
