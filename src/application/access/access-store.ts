import { right } from 'fp-ts/Either';
import { map, of } from 'rxjs';
import { type Access, anonymousAccess } from '../../domain/permissions';
import { type CurrentUser, type Role, userAccess } from '../../domain/users';
import { allCalls, type Call, chainCall, equals, mapCall, RemoteDataStore, succeed } from '../../kernel';
import type { PermissionsGateway } from '../../ports/gateways/permissions-gateway';
import type { RolesGateway } from '../../ports/gateways/roles-gateway';
import type { UsersGateway } from '../../ports/gateways/users-gateway';

interface AccessReads {
  readonly users?: Pick<UsersGateway, 'me'>;
  readonly permissions?: Pick<PermissionsGateway, 'listMine'>;
}

/** The last page changes while the user works, and nothing depends on it after the sign-in. */
const withoutLastPage = ({ user, permissions }: Access): unknown => [user && { ...user, last_page: null }, permissions];

const isSameAccess = (one: Access, other: Access): boolean => equals(withoutLastPage(one), withoutLastPage(other));

/** The current user and their permissions. */
export class AccessStore {
  private readonly store = new RemoteDataStore<Access>(anonymousAccess, isSameAccess);
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
   * Loads the user and in parallel the permissions of their role. Those of administrators do not matter; users
   * without app access have none, and the server refuses to list them.
   */
  load({ users = this.users, permissions: gateway = this.permissions }: AccessReads = {}): Call<void> {
    const permissions$ = gateway.listMine().pipe(map((result) => right(result)));
    return this.store.load(
      allCalls([users.me(), permissions$]).pipe(
        chainCall(([user, permissions]) => {
          const { admin_access, app_access } = userAccess(user);
          const without = admin_access || !app_access;
          const rules = without ? succeed([]) : of(permissions);
          return rules.pipe(mapCall((granted): Access => ({ user, permissions: granted })));
        }),
      ),
    );
  }

  /** Takes over a change of the signed-in user; ignored for another one. */
  updateUser(id: string, change: Partial<Pick<CurrentUser, 'language' | 'theme'>>): void {
    const { user } = this.access;
    if (user?.id === id) this.store.set({ ...this.access, user: { ...user, ...change } });
  }

  clear(): void {
    this.store.clear();
  }
}

export class RolesStore {
  private readonly store = new RemoteDataStore<readonly Role[]>([], equals);
  readonly roles$ = this.store.value$;

  constructor(private readonly gateway: RolesGateway) {}

  load(gateway: Pick<RolesGateway, 'list'> = this.gateway): Call<void> {
    return this.store.load(gateway.list());
  }

  clear(): void {
    this.store.clear();
  }
}
