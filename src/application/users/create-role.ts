import { isLeft } from 'fp-ts/Either';
import { BehaviorSubject, map, type Observable, of, switchMap, tap } from 'rxjs';
import type { Item } from '../../domain/items';
import type { NewPermission } from '../../domain/permissions';
import type { NewRole } from '../../domain/users';
import { type Call, CallOperation, chainCall, mapCall, succeed } from '../../kernel';
import type { RoleDependencies } from './role-dependencies';

/** A role to create: the role itself, then its other values, then its permissions; each is one request. */
export interface RolePlan {
  readonly role: NewRole;
  /** Empty if there are none. */
  readonly settings: Item;
  readonly permissions: (role: string) => readonly NewPermission[];
}

/** A role that exists, and what it still lacks. */
export interface UnfinishedRole {
  readonly id: string;
  readonly missing: 'settings' | 'permissions';
}

const cellOf = ({ collection, action }: Pick<NewPermission, 'collection' | 'action'>): string =>
  JSON.stringify([collection, action]);

/** Each stored permission stands for one of the same cell. */
const missingOf = (
  planned: readonly NewPermission[],
  stored: readonly Pick<NewPermission, 'collection' | 'action'>[],
): readonly NewPermission[] => {
  const left = stored.map(cellOf);
  return planned.filter((permission) => {
    const index = left.indexOf(cellOf(permission));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
};

/**
 * Creates a role with its permissions. A run that has failed after the role was created is continued by the next one,
 * which sends only what is missing, whatever its input. `done$` emits the key of the role.
 */
export class CreateRole extends CallOperation<never, RolePlan, string> {
  private readonly state = new BehaviorSubject<UnfinishedRole | null>(null);
  /** Null before the role exists, and after it is complete. */
  readonly unfinished$: Observable<UnfinishedRole | null> = this.state.asObservable();

  constructor(private readonly dependencies: Pick<RoleDependencies, 'items' | 'roles' | 'permissions' | 'store'>) {
    super(of(false));
  }

  protected run(plan: RolePlan): Call<string> {
    const { roles, store } = this.dependencies;
    const begun = this.state.value;
    const created: Call<UnfinishedRole> =
      begun === null ? roles.create(plan.role).pipe(mapCall((id) => ({ id, missing: 'settings' }))) : succeed(begun);
    return created.pipe(
      tap((result) => isLeft(result) || this.state.next(result.right)),
      chainCall(({ id, missing }) =>
        (missing === 'settings' ? this.writeSettings(id, plan) : succeed(undefined)).pipe(
          chainCall(() => this.writePermissions(id, plan, begun !== null)),
          mapCall(() => id),
        ),
      ),
      switchMap((result) => (this.state.value === null ? of(result) : store.load().pipe(map(() => result)))),
      tap((result) => isLeft(result) || this.state.next(null)),
    );
  }

  private writeSettings(id: string, { settings }: RolePlan): Call<void> {
    const written =
      Object.keys(settings).length === 0
        ? succeed(undefined)
        : this.dependencies.items.update('directus_roles', id, settings).pipe(mapCall(() => undefined));
    return written.pipe(tap((result) => isLeft(result) || this.state.next({ id, missing: 'permissions' })));
  }

  private writePermissions(id: string, plan: RolePlan, isContinued: boolean): Call<unknown> {
    const { permissions } = this.dependencies;
    const planned = plan.permissions(id);
    if (planned.length === 0) return succeed(undefined);
    const stored = isContinued ? permissions.listForRole(id) : succeed([]);
    return stored.pipe(
      chainCall((found) =>
        permissions.createMany(
          missingOf(
            planned,
            found.filter((permission) => permission.id !== null),
          ),
        ),
      ),
    );
  }
}
