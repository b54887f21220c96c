import { isLeft } from 'fp-ts/Either';
import { BehaviorSubject, defer, EMPTY, finalize, type Observable, Subject, takeUntil, tap } from 'rxjs';
import type { NewSecondFactor } from '../../domain/users';
import { type Call, type Failure, isApiCode, isUncertainWrite, mapCall, type NamedTokens } from '../../kernel';
import { UsersGateway } from '../../ports/gateways/users-gateway';
import { Notifications } from '../notifications';

/** Turning on asks for the password, then for a code made with the new secret; turning off asks for a code. */
export type SetupStep =
  | { readonly kind: 'closed' }
  | { readonly kind: 'password' }
  | { readonly kind: 'confirm'; readonly factor: NewSecondFactor }
  | { readonly kind: 'disable' };

interface SecondFactorDependencies {
  readonly users: Pick<UsersGateway, 'generateSecondFactor' | 'enableSecondFactor' | 'disableSecondFactor'>;
  readonly notifications: Pick<Notifications, 'show'>;
}

export const secondFactorDependencies: NamedTokens<SecondFactorDependencies> = {
  users: UsersGateway,
  notifications: Notifications,
};

/** Turns two-factor authentication of the signed-in user on and off, in the steps of a dialog. */
export class SecondFactorSetup {
  private readonly steps = new BehaviorSubject<SetupStep>({ kind: 'closed' });
  private readonly closes$ = new Subject<void>();
  private readonly changes = new Subject<void>();
  private isEnabled = false;
  private isBusy = false;
  readonly step$: Observable<SetupStep> = this.steps.asObservable();
  /** Emits when the account may have changed on the server: read it again. */
  readonly changes$: Observable<void> = this.changes.asObservable();

  constructor(private readonly dependencies: SecondFactorDependencies) {}

  get step(): SetupStep {
    return this.steps.value;
  }

  /** What the account says. Another tab may have done what the open dialog is for, which closes it. */
  setEnabled(isEnabled: boolean): void {
    this.isEnabled = isEnabled;
    const { kind } = this.step;
    if (kind !== 'closed' && isEnabled !== (kind === 'disable')) this.close();
  }

  /** Opens the dialog. */
  toggle(): void {
    this.steps.next({ kind: this.isEnabled ? 'disable' : 'password' });
  }

  /** Sends the password in the step 'password', else the code, and goes on to the next step. Closing the dialog ends it. */
  attempt(entry: string): Call<void> {
    const { users } = this.dependencies;
    const { step } = this;
    switch (step.kind) {
      case 'password':
        return this.send(users.generateSecondFactor(entry), (factor) => this.steps.next({ kind: 'confirm', factor }));
      case 'confirm':
        return this.send(users.enableSecondFactor(step.factor.secret, entry), () => this.finish('two_factor_enabled'));
      case 'disable':
        return this.send(users.disableSecondFactor(entry), () => this.finish('two_factor_disabled'));
      case 'closed':
        return EMPTY;
    }
  }

  /** Closes the dialog, which forgets the secret. */
  cancel(): void {
    const { step, isBusy } = this;
    this.close();
    // The aborted request may have been applied.
    if (isBusy && step.kind !== 'password') this.changes.next();
  }

  private close(): void {
    this.closes$.next();
    this.steps.next({ kind: 'closed' });
  }

  private finish(text: 'two_factor_enabled' | 'two_factor_disabled'): void {
    this.steps.next({ kind: 'closed' });
    this.dependencies.notifications.show(text);
    this.changes.next();
  }

  private send<A>(call: Call<A>, onSuccess: (answer: A) => void): Call<void> {
    return defer(() => {
      this.isBusy = true;
      return call;
    }).pipe(
      takeUntil(this.closes$),
      tap((result) => {
        this.isBusy = false;
        if (isLeft(result)) this.onFailure(result.left);
        else onSuccess(result.right);
      }),
      finalize(() => (this.isBusy = false)),
      mapCall(() => undefined),
    );
  }

  private onFailure(failure: Failure): void {
    // Also refused when another tab has been faster.
    if (isApiCode(failure, 'INVALID_PAYLOAD') || isUncertainWrite(failure)) this.changes.next();
  }
}
