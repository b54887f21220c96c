import { BehaviorSubject, combineLatest, filter, merge, type Observable, of, switchMap } from 'rxjs';
import {
  type ComparedRole,
  comparePermissions,
  differingSettings,
  type PermissionComparison,
  type RoleMember,
} from '../../domain/permissions';
import {
  allCalls,
  type Call,
  idle,
  mapCall,
  mapRemoteData,
  type NamedTokens,
  type RemoteData,
  succeed,
  toRemoteData,
} from '../../kernel';
import { PermissionsGateway } from '../../ports/gateways/permissions-gateway';
import { RolesGateway } from '../../ports/gateways/roles-gateway';
import { SchemaStore } from '../data-model';
import { PermissionChanges } from './permission-changes';

export interface CompareRolesDependencies {
  readonly roles: Pick<RolesGateway, 'read'>;
  readonly permissions: Pick<PermissionsGateway, 'listForRole'>;
  readonly schema: Pick<SchemaStore, 'schema$'>;
  readonly changes: Pick<PermissionChanges, 'changed$'>;
}

export const compareRolesDependencies: NamedTokens<CompareRolesDependencies> = {
  roles: RolesGateway,
  permissions: PermissionsGateway,
  schema: SchemaStore,
  changes: PermissionChanges,
};

/** The roles to compare; null for the public one. */
export interface RolePair {
  readonly left: string | null;
  readonly right: string | null;
}

export interface RoleComparison extends PermissionComparison {
  readonly left: ComparedRole;
  readonly right: ComparedRole;
  readonly settings: readonly RoleMember[];
}

const PUBLIC = { admin_access: false, app_access: false, enforce_tfa: false, ip_access: [] };

/** How two roles differ, as stored; read again after permissions of one of them were written. */
export class CompareRoles {
  private readonly pair = new BehaviorSubject<RolePair | null>(null);
  private readonly reloads = new BehaviorSubject<void>(undefined);
  /** Idle until two roles are chosen. */
  readonly comparison$: Observable<RemoteData<RoleComparison>>;

  constructor(private readonly dependencies: CompareRolesDependencies) {
    const { schema, changes } = dependencies;
    const read$ = combineLatest([this.pair, this.reloads]).pipe(
      switchMap(([pair]): Observable<RemoteData<readonly [ComparedRole, ComparedRole]>> => {
        if (pair === null) return of(idle);
        const written$ = changes.changed$.pipe(filter((role) => role === pair.left || role === pair.right));
        return merge(of(undefined), written$).pipe(
          switchMap(() => toRemoteData(allCalls([this.read(pair.left), this.read(pair.right)]))),
        );
      }),
    );
    this.comparison$ = combineLatest([read$, schema.schema$]).pipe(
      switchMap(([read, model]) =>
        of(read).pipe(
          mapRemoteData(([left, right]): RoleComparison => ({
            left,
            right,
            settings: differingSettings(left, right),
            ...comparePermissions(model, left, right),
          })),
        ),
      ),
    );
  }

  compare(pair: RolePair | null): void {
    const { value } = this.pair;
    if (pair?.left !== value?.left || pair?.right !== value?.right) this.pair.next(pair);
  }

  reload(): void {
    this.reloads.next();
  }

  private read(role: string | null): Call<ComparedRole> {
    const { roles, permissions } = this.dependencies;
    const flags: Call<Omit<ComparedRole, 'role' | 'permissions'>> = role === null ? succeed(PUBLIC) : roles.read(role);
    return allCalls([flags, permissions.listForRole(role)]).pipe(
      mapCall(([{ admin_access, app_access, enforce_tfa, ip_access }, all]) => ({
        role,
        admin_access,
        app_access,
        enforce_tfa,
        ip_access,
        permissions: all.filter(({ id }) => id !== null),
      })),
    );
  }
}
