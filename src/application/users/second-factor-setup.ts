import { isLeft } from 'fp-ts/Either';
import { BehaviorSubject, EMPTY, map, Subject, switchMap, tap, type Observable } from 'rxjs';
import { entryDenied, type EntryDenial, type NewSecondFactor } from '../../domain/users';
import { Effect, isApiCode, isUncertainWrite, type Call, type Failure, type NamedTokens } from '../../kernel';
import { UsersGateway } from '../../ports/gateways/users-gateway';
import { Notifications } from '../notifications';

/** Turning on asks for the password, then for a code made with the new secret; turning off asks for a code. */
export type SetupStep =
  | { readonly kind: 'closed' }
  | { readonly kind: 'password' }
  | { readonly kind: 'confirm'; readonly factor: NewSecondFactor }
  | { readonly kind: 'disable' };

interface SetupEntries {
  readonly step: SetupStep;
  /** The password in the step 'password', else the code. */
  readonly entry: string;
  readonly isBusy: boolean;
  /** Why the last request failed; null after the next change of the entry. */
  readonly failure: Failure | null;
}

export interface SecondFactorState extends SetupEntries {
  /** Why the step cannot be confirmed; false when it can. */
  readonly denied: EntryDenial | false;
}

const CLOSED: SetupEntries = { step: { kind: 'closed' }, entry: '', isBusy: false, failure: null };

const denialOf = ({ step, entry }: SetupEntries): EntryDenial | false =>
  entryDenied(step.kind === 'password' ? 'password' : 'code', entry);

interface SecondFactorDependencies {
  readonly users: Pick<UsersGateway, 'generateSecondFactor' | 'enableSecondFactor' | 'disableSecondFactor'>;
  readonly notifications: Pick<Notifications, 'show'>;
}

export const secondFactorDependencies: NamedTokens<SecondFactorDependencies> = {
  users: UsersGateway,
  notifications: Notifications,
};

/** Turns two-factor authentication of the signed-in user on and off, in a dialog with one request at a time. */
export class SecondFactorSetup {
  private readonly entries = new BehaviorSubject<SetupEntries>(CLOSED);
  private readonly requests$ = new Subject<Observable<unknown>>();
  private readonly changes = new Subject<void>();
  private readonly work = new Effect(this.requests$.pipe(switchMap((request$) => request$)));
  private isEnabled = false;
  readonly state$: Observable<SecondFactorState> = this.entries.pipe(
    map((entries) => ({ ...entries, denied: denialOf(entries) })),
  );
  /** Emits when the account may have changed on the server: read it again. */
  readonly changes$: Observable<void> = this.changes.asObservable();

  constructor(private readonly dependencies: SecondFactorDependencies) {}

  /** What the account says. Another tab may have done what the open dialog is for, which closes it. */
  setEnabled(isEnabled: boolean): void {
    this.isEnabled = isEnabled;
    const { kind } = this.entries.value.step;
    if (kind !== 'closed' && isEnabled !== (kind === 'disable')) this.close();
  }

  /** Opens the dialog. */
  toggle(): void {
    this.entries.next({ ...CLOSED, step: { kind: this.isEnabled ? 'disable' : 'password' } });
  }

  type(entry: string): void {
    this.patch({ entry, failure: null });
  }

  /** Does nothing while the step is denied or its request is running. */
  confirm(): void {
    const { step, entry, isBusy } = this.entries.value;
    if (isBusy || denialOf(this.entries.value) !== false) return;
    const { users } = this.dependencies;
    switch (step.kind) {
      case 'password':
        return this.send(users.generateSecondFactor(entry), (factor) =>
          this.entries.next({ ...CLOSED, step: { kind: 'confirm', factor } }),
        );
      case 'confirm':
        return this.send(users.enableSecondFactor(step.factor.secret, entry), () => this.finish('two_factor_enabled'));
      case 'disable':
        return this.send(users.disableSecondFactor(entry), () => this.finish('two_factor_disabled'));
      case 'closed':
        return undefined;
    }
  }

  /** Closes the dialog and forgets password, secret and code. */
  cancel(): void {
    const { step, isBusy } = this.entries.value;
    this.close();
    // The aborted request may have been applied.
    if (isBusy && step.kind !== 'password') this.changes.next();
  }

  dispose(): void {
    this.work.dispose();
  }

  private patch(change: Partial<SetupEntries>): void {
    this.entries.next({ ...this.entries.value, ...change });
  }

  private close(): void {
    this.requests$.next(EMPTY);
    this.entries.next(CLOSED);
  }

  private finish(text: 'two_factor_enabled' | 'two_factor_disabled'): void {
    this.entries.next(CLOSED);
    this.dependencies.notifications.show(text);
    this.changes.next();
  }

  private send<A>(call: Call<A>, onSuccess: (answer: A) => void): void {
    this.patch({ isBusy: true, failure: null });
    this.requests$.next(
      call.pipe(tap((result) => (isLeft(result) ? this.fail(result.left) : onSuccess(result.right)))),
    );
  }

  private fail(failure: Failure): void {
    this.patch({ isBusy: false, failure });
    // Also refused when another tab has been faster.
    if (isApiCode(failure, 'INVALID_PAYLOAD') || isUncertainWrite(failure)) this.changes.next();
  }
}
