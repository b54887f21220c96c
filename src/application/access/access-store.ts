import { map } from 'rxjs';
import { type Access, anonymousAccess } from '../../domain/permissions';
import type { Role } from '../../domain/users';
import { type Call, chainCall, mapCall, RemoteDataStore, succeed } from '../../kernel';
import type { PermissionsGateway } from '../../ports/gateways/permissions-gateway';
import type { RolesGateway } from '../../ports/gateways/roles-gateway';
import type { UsersGateway } from '../../ports/gateways/users-gateway';

/** The current user and their permissions. */
export class AccessStore {
  private readonly store = new RemoteDataStore<Access>(anonymousAccess);
  readonly access$ = this.store.value$;
  readonly user$ = this.access$.pipe(map((access) => access.user));

  constructor(
    private readonly users: UsersGateway,
    private readonly permissions: PermissionsGateway,
  ) {}

  get access(): Access {
    return this.store.value;
  }

  /**
   * Loads the user, then the permissions of their role. Administrators, users without a role and roles without app access
   * have none to load: the server does not return them.
   */
  load(): Call<void> {
    return this.store.load(
      this.users.me().pipe(
        chainCall((user) => {
          const { role } = user;
          const without = role === null || role.admin_access || !role.app_access;
          const rules = without ? succeed([]) : this.permissions.listForRole(role.id);
          return rules.pipe(mapCall((permissions): Access => ({ user, permissions })));
        }),
      ),
    );
  }

  clear(): void {
    this.store.clear();
  }
}

export class RolesStore {
  private readonly store = new RemoteDataStore<readonly Role[]>([]);
  readonly roles$ = this.store.value$;

  constructor(private readonly gateway: RolesGateway) {}

  load(): Call<void> {
    return this.store.load(this.gateway.list());
  }

  clear(): void {
    this.store.clear();
  }
}
