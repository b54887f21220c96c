import { merge, type Observable, of, skip, Subject, switchMap, tap } from 'rxjs';
import { type AccessRisk, accessRisks } from '../../domain/permissions';
import type { RoleOverview } from '../../domain/users';
import {
  allCalls,
  type Call,
  idle,
  mapCall,
  memberDecoder,
  type RemoteData,
  StateValue,
  textOrNull,
  toRemoteData,
  valueOf,
} from '../../kernel';
import type { RoleDependencies } from './role-dependencies';

type ReviewDependencies = Pick<RoleDependencies, 'items' | 'roles' | 'permissions' | 'store' | 'changes'>;

/** Active administrators without a second factor: the others are not reviewed, and may be many. */
const WITHOUT_TFA = {
  _and: [{ role: { admin_access: { _eq: true } } }, { status: { _eq: 'active' } }, { tfa_secret: { _null: true } }],
};

const decodeRow = memberDecoder({ role: textOrNull });

const countByRole = (rows: readonly unknown[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { role } of rows.map(decodeRow)) if (role !== null) counts.set(role, (counts.get(role) ?? 0) + 1);
  return counts;
};

const risksOf = (
  { items, permissions }: ReviewDependencies,
  roles: readonly RoleOverview[],
): Call<readonly AccessRisk[]> =>
  allCalls([
    permissions.listAll(),
    items.list('directus_users', { fields: ['role'], filter: WITHOUT_TFA, limit: -1 }),
  ]).pipe(mapCall(([all, users]) => accessRisks(roles, all, countByRole(users))));

/** All roles, and what deserves a look in their access; read again after a role or permissions were written. */
export class RolesReview {
  private readonly reloads = new Subject<void>();
  private last: { readonly roles: readonly RoleOverview[] | null; readonly risks: readonly AccessRisk[] | null } = {
    roles: null,
    risks: null,
  };
  private readonly roles: StateValue<RemoteData<readonly RoleOverview[]>>;
  private readonly risks: StateValue<RemoteData<readonly AccessRisk[]>>;
  /** By name, with the number of their users. */
  readonly roles$: Observable<RemoteData<readonly RoleOverview[]>>;
  readonly risks$: Observable<RemoteData<readonly AccessRisk[]>>;

  constructor(dependencies: ReviewDependencies) {
    const { roles, store, changes } = dependencies;
    const reads$ = merge(of(undefined), store.roles$.pipe(skip(1)), changes.changed$, this.reloads);
    this.roles = new StateValue<RemoteData<readonly RoleOverview[]>>(
      idle,
      reads$.pipe(
        switchMap(() => toRemoteData(roles.overview(), this.last.roles)),
        tap((loaded) => (this.last = { ...this.last, roles: valueOf(loaded) })),
      ),
    );
    this.roles$ = this.roles.value$;
    this.risks = new StateValue<RemoteData<readonly AccessRisk[]>>(
      idle,
      this.roles$.pipe(
        switchMap((loaded) =>
          loaded.kind === 'ready' ? toRemoteData(risksOf(dependencies, loaded.value), this.last.risks) : [],
        ),
        tap((loaded) => (this.last = { ...this.last, risks: valueOf(loaded) })),
      ),
    );
    this.risks$ = this.risks.value$;
  }

  reload(): void {
    this.reloads.next();
  }

  dispose(): void {
    this.risks.dispose();
    this.roles.dispose();
  }
}
