import { combineLatest, distinctUntilChanged, map, of, type Observable } from 'rxjs';
import { AccessStore } from '../../application/access';
import { secondFactorDependencies, SecondFactorSetup, type SetupStep } from '../../application/users';
import { secondFactorDenied, type SecondFactorDenial } from '../../domain/users';
import { isApiCode, type Failure, type Json, type JsonObject } from '../../kernel';
import { failureTitle, type Message, viewModel } from '../../kit';

/** The value is a mask or null; any other value that is not empty counts as a secret. */
export const isEnabled = (value: Json): boolean => value !== null && value !== '' && value !== false;

/** Why a step failed. The server says INVALID_CREDENTIALS for a wrong password and INVALID_PAYLOAD for a wrong code. */
export const setupFailure = (step: SetupStep['kind'], failure: Failure): Message => {
  if (step === 'password' && isApiCode(failure, 'INVALID_CREDENTIALS')) return { key: 'two_factor_wrong_password' };
  if (step !== 'password' && isApiCode(failure, 'INVALID_PAYLOAD')) return { key: 'two_factor_wrong_code' };
  return failureTitle(failure);
};

/** Two-factor authentication of the user whose record is open; denied for all but the signed-in user. */
export class SystemMfaSetupViewModel {
  readonly denied$: Observable<SecondFactorDenial | false>;

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
  }

  dispose(): void {
    this.setup.dispose();
  }
}

export const systemMfaSetupViewModel = viewModel(
  [secondFactorDependencies, AccessStore],
  (dependencies, access) => (item$: Observable<JsonObject> | undefined) =>
    new SystemMfaSetupViewModel(new SecondFactorSetup(dependencies), access, item$),
);
