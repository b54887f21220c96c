import { BehaviorSubject, exhaustMap, type Observable, Subject, tap } from 'rxjs';
import { type Call, Effect, type Failure } from '../../kernel';
import { AccountsService, viewModel } from '../../kit';

export interface FormSubmissionState {
  readonly busy: boolean;
  readonly failure: Failure | null;
  /** It has succeeded: there is nothing left to try. */
  readonly done: boolean;
}

/** Something that a public page tries for somebody, once at a time, until it has succeeded. */
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
          result._tag === 'Left'
            ? { busy: false, failure: result.left, done: false }
            : { busy: false, failure: null, done: true },
        );
      }),
    );
  }
}

export const requestResetViewModel = viewModel(
  [AccountsService],
  (accounts) => () => new FormSubmission((email: string) => accounts.requestReset(email)),
);

export const resetPasswordViewModel = viewModel(
  [AccountsService],
  (accounts) => (token: string) => new FormSubmission((password: string) => accounts.resetPassword(token, password)),
);

export const acceptInvitationViewModel = viewModel(
  [AccountsService],
  (accounts) => (token: string) => new FormSubmission((password: string) => accounts.acceptInvitation(token, password)),
);
