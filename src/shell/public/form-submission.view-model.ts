import { isLeft } from 'fp-ts/Either';
import { BehaviorSubject, exhaustMap, type Observable, Subject, tap } from 'rxjs';
import { type Call, Effect, type Failure } from '../../kernel';
import { viewModel } from '../../kit';
import { Accounts } from '../../application/session';

export interface FormSubmissionState {
  readonly busy: boolean;
  readonly failure: Failure | null;
  /** The call has succeeded; further submits are ignored. */
  readonly done: boolean;
}

/** Submits a form of a public page: one call at a time, until one succeeds. */
export class FormSubmission<Input> {
  private readonly inputs$ = new Subject<Input>();
  private readonly state = new BehaviorSubject<FormSubmissionState>({ busy: false, failure: null, done: false });
  private readonly effect: Effect;
  readonly state$: Observable<FormSubmissionState> = this.state.asObservable();

  constructor(private readonly call: (input: Input) => Call<void>) {
    this.effect = new Effect(this.inputs$.pipe(exhaustMap((input) => this.run(input))));
  }

  submit(input: Input): void {
    if (!this.state.value.done) this.inputs$.next(input);
  }

  dispose(): void {
    this.effect.dispose();
  }

  private run(input: Input): Observable<unknown> {
    this.state.next({ busy: true, failure: null, done: false });
    return this.call(input).pipe(
      tap((result) => {
        this.state.next(
          isLeft(result)
            ? { busy: false, failure: result.left, done: false }
            : { busy: false, failure: null, done: true },
        );
      }),
    );
  }
}

export const requestResetViewModel = viewModel(
  [Accounts],
  (accounts) => () => new FormSubmission((email: string) => accounts.requestPasswordReset(email.trim())),
);

export const resetPasswordViewModel = viewModel(
  [Accounts],
  (accounts) => (token: string) => new FormSubmission((password: string) => accounts.resetPassword(token, password)),
);

export const acceptInvitationViewModel = viewModel(
  [Accounts],
  (accounts) => (token: string) => new FormSubmission((password: string) => accounts.acceptInvitation(token, password)),
);
