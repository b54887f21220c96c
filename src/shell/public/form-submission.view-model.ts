import { isRight } from 'fp-ts/Either';
import { BehaviorSubject, map, type Observable, tap } from 'rxjs';
import { type Call, CallOperation } from '../../kernel';
import { viewModel } from '../../kit';
import { Accounts } from '../../application/session';

/** Submits a form of a public page, until one call succeeds. */
export class FormSubmission<Input> extends CallOperation<'submitted', Input> {
  private readonly submitted: BehaviorSubject<boolean>;
  readonly isSubmitted$: Observable<boolean>;

  constructor(private readonly call: (input: Input) => Call<void>) {
    const submitted = new BehaviorSubject(false);
    super(submitted.pipe(map((value) => value && 'submitted')));
    this.submitted = submitted;
    this.isSubmitted$ = submitted.asObservable();
  }

  protected run(input: Input): Call<void> {
    return this.call(input).pipe(tap((result) => this.submitted.next(isRight(result))));
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
