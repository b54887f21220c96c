import { map } from 'rxjs';
import { nobody, type Access } from '../../domain/permissions';
import { chainCall, mapCall, RemoteStore, succeed, type Call } from '../../kernel';
import type { PermissionsGateway } from '../../ports/permissions-gateway';
import type { UsersGateway } from '../../ports/users-gateway';

/** Who is here and what they may do. */
export class AccessStore {
  private readonly store = new RemoteStore<Access>(nobody);
  readonly access$ = this.store.value$;
  readonly user$ = this.access$.pipe(map((access) => access.user));

  constructor(
    private readonly users: UsersGateway,
    private readonly permissions: PermissionsGateway,
  ) {}

  get access(): Access {
    return this.store.value;
  }

  /** The person first, then the rules of their role: an administrator and somebody without a role have none to load. */
  load(): Call<void> {
    return this.store.load(
      this.users.me().pipe(
        chainCall((user) => {
          const rules = user.role === null || user.role.admin_access ? succeed([]) : this.permissions.ofRole(user.role.id);
          return rules.pipe(mapCall((permissions): Access => ({ user, permissions })));
        }),
      ),
    );
  }

  clear(): void {
    this.store.clear();
  }
}
