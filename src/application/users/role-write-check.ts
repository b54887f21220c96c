import { isRight } from 'fp-ts/Either';
import { map, type Observable } from 'rxjs';
import type { PlannedWrite } from '../../domain/items';
import { roleWriteRisks, type RoleRefusal, type RoleRisk } from '../../domain/users';
import { allCalls, type Call, mapCall, memberDecoder, textOrNull } from '../../kernel';
import type { RoleDependencies } from './role-dependencies';

/** What a write to a role means, before it is sent. */
export interface RoleWriteVerdict {
  readonly refused: RoleRefusal | null;
  readonly risks: readonly RoleRisk[];
}

/** What a deletion does: its users are suspended, its permissions are deleted. */
export interface RoleContents {
  readonly users: number;
  readonly permissions: number;
}

const ADMINISTRATORS = { _and: [{ role: { admin_access: { _eq: true } } }, { status: { _eq: 'active' } }] };

const decodeRow = memberDecoder({ id: textOrNull, role: textOrNull });

/** Finds out what a write to a role means for the own access and for the administration of the project. */
export class RoleWriteCheck {
  constructor(private readonly dependencies: Pick<RoleDependencies, 'items' | 'roles' | 'access'>) {}

  /** Emits once. What cannot be read, is not warned about: then the server answers. */
  verdictOf(role: string, write: PlannedWrite): Observable<RoleWriteVerdict> {
    const { items, roles, access } = this.dependencies;
    return allCalls([
      roles.list(),
      items.list('directus_users', { fields: ['id', 'role'], filter: ADMINISTRATORS, limit: -1 }),
    ]).pipe(
      map((result) => {
        const [all, users] = isRight(result) ? result.right : [[], []];
        return roleWriteRisks(write, {
          role,
          self: access.access.user,
          adminRoles: all.filter(({ admin_access }) => admin_access).map(({ id }) => id),
          administrators: users.map(decodeRow).map(({ id, role: its }) => ({ id: id ?? '', role: its ?? '' })),
        });
      }),
    );
  }

  contentsOf(role: string): Call<RoleContents> {
    const { items } = this.dependencies;
    const filter = { role: { _eq: role } };
    return allCalls([
      items.count('directus_users', { filter }, 'id'),
      items.count('directus_permissions', { filter }, 'id'),
    ]).pipe(mapCall(([users, permissions]) => ({ users: users.filter_count, permissions: permissions.filter_count })));
  }
}
