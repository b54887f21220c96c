import { combineLatest, distinctUntilChanged, map, of, tap, type Observable } from 'rxjs';
import { AccessStore } from '../../application/access';
import { secondFactorDependencies, SecondFactorSetup, type SetupStep } from '../../application/users';
import { entryDenied, secondFactorDenied, type SecondFactorDenial } from '../../domain/users';
import { Effect, isApiCode, type Failure, type Json, type JsonObject } from '../../kernel';
import { failureTitle, Form, type Message, viewModel } from '../../kit';

/** The value is a mask or null; any other value that is not empty counts as a secret. */
export const isEnabled = (value: Json): boolean => value !== null && value !== '' && value !== false;

/** Why a step failed. The server says INVALID_CREDENTIALS for a wrong password and INVALID_PAYLOAD for a wrong code. */
export const setupFailure = (step: SetupStep['kind'], failure: Failure): Message => {
  if (step === 'password' && isApiCode(failure, 'INVALID_CREDENTIALS')) return { key: 'two_factor_wrong_password' };
  if (step !== 'password' && isApiCode(failure, 'INVALID_PAYLOAD')) return { key: 'two_factor_wrong_code' };
  return failureTitle(failure);
};

/** What the open step asks for; the other value is empty. */
export interface SetupEntries {
  readonly current_password: string;
  readonly one_time_code: string;
}

/** Two-factor authentication of the user whose record is open; denied for all but the signed-in user. */
export class SystemMfaSetupViewModel {
  private readonly steps: Effect;
  readonly denied$: Observable<SecondFactorDenial | false>;
  /** The form of the open step. */
  readonly form: Form<SetupEntries, void>;

  constructor(
    readonly setup: SecondFactorSetup,
    access: Pick<AccessStore, 'user$'>,
    /** Undefined where the field is edited for several users. */
    item$: Observable<JsonObject> | undefined,
  ) {
    this.denied$ = combineLatest([access.user$, item$ ?? of<JsonObject>({})]).pipe(
      map(([user, item]) => secondFactorDenied(user, item['id'] ?? null)),
      distinctUntilChanged(),
    );
    const isPassword = (): boolean => setup.step.kind === 'password';
    this.form = new Form<SetupEntries, void>({
      initial: { current_password: '', one_time_code: '' },
      validate: ({ current_password, one_time_code }) => {
        const denied = isPassword() ? entryDenied('password', current_password) : entryDenied('code', one_time_code);
        return denied === false ? {} : { [isPassword() ? 'current_password' : 'one_time_code']: { key: denied } };
      },
      submit: ({ current_password, one_time_code }) => setup.attempt(isPassword() ? current_password : one_time_code),
    });
    // Each step begins empty, and a closed dialog holds no password and no code.
    this.steps = new Effect(setup.step$.pipe(tap(() => this.form.reset())));
  }

  dispose(): void {
    this.steps.dispose();
    this.form.dispose();
  }
}

export const systemMfaSetupViewModel = viewModel(
  [secondFactorDependencies, AccessStore],
  (dependencies, access) => (item$: Observable<JsonObject> | undefined) =>
    new SystemMfaSetupViewModel(new SecondFactorSetup(dependencies), access, item$),
);
