import { combineLatest, distinctUntilChanged, map, of, type Observable } from 'rxjs';
import { AccessStore } from '../../application/access';
import { secondFactorDependencies, SecondFactorSetup } from '../../application/users';
import { secondFactorDenied, type SecondFactorDenial } from '../../domain/users';
import type { JsonObject } from '../../kernel';
import { viewModel } from '../../kit';

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
