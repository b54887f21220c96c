import { isRight } from 'fp-ts/Either';
import { map, merge, type Observable, of, startWith, Subject, switchMap } from 'rxjs';
import type { Item, PrimaryKey } from '../../domain/items';
import {
  checkedPaths,
  type CheckedRole,
  explainAccess,
  type ExplainedAction,
  type Permission,
  wholeValues,
} from '../../domain/permissions';
import { isSingleton, primaryKeyOf } from '../../domain/schema';
import {
  allCalls,
  type Call,
  chainCall,
  mapCall,
  type NamedTokens,
  type RemoteData,
  StateValue,
  succeed,
  toRemoteData,
} from '../../kernel';
import { Clock } from '../../ports/environment/clock';
import { ItemsGateway } from '../../ports/gateways/items-gateway';
import { PermissionsGateway } from '../../ports/gateways/permissions-gateway';
import { RolesGateway } from '../../ports/gateways/roles-gateway';
import { SchemaStore } from '../data-model';
import { PermissionChanges } from './permission-changes';
import { countMatches, type MatchCount } from './rule-matches';

export interface AccessCheckDependencies {
  readonly permissions: Pick<PermissionsGateway, 'listForRole'>;
  readonly roles: Pick<RolesGateway, 'read'>;
  readonly items: Pick<ItemsGateway, 'list' | 'read' | 'readSingleton' | 'count'>;
  readonly schema: Pick<SchemaStore, 'schema'>;
  readonly changes: Pick<PermissionChanges, 'changed$'>;
  readonly clock: Pick<Clock, 'now'>;
}

export const accessCheckDependencies: NamedTokens<AccessCheckDependencies> = {
  permissions: PermissionsGateway,
  roles: RolesGateway,
  items: ItemsGateway,
  schema: SchemaStore,
  changes: PermissionChanges,
  clock: Clock,
};

/** What is asked: a collection, or one of its items (null: any), for a user of the role or for none in particular. */
export interface CheckedPlace {
  readonly collection: string;
  readonly key: PrimaryKey | null;
  readonly user: string | null;
}

export interface CheckedAccess {
  readonly place: CheckedPlace;
  readonly actions: readonly ExplainedAction[];
  /** Null where no rule for reading restricts the items, or an item is chosen. */
  readonly matching: MatchCount | null;
}

/** A user of the role. */
export interface RoleUser {
  readonly id: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
}

const USERS = 'directus_users';

const MAX_USERS = 100;

const textOf = (item: Item, field: string): string | null => {
  const value = item[field];
  return typeof value === 'string' ? value : null;
};

/**
 * What a role may do with a collection or an item, and why. Permissions are read again for each question, and after they
 * were changed; the item is read as the signed-in administrator, with the fields that the rules compare and no others.
 */
export class AccessCheck {
  private readonly places = new Subject<CheckedPlace>();
  private readonly answer: StateValue<RemoteData<CheckedAccess>>;
  private readonly listed: StateValue<readonly RoleUser[]>;
  readonly answer$: Observable<RemoteData<CheckedAccess>>;
  /** Users of the role to choose from; none while they are not known, and for the public role. */
  readonly users$: Observable<readonly RoleUser[]>;

  constructor(
    private readonly role: string | null,
    private readonly dependencies: AccessCheckDependencies,
  ) {
    const changed$ = dependencies.changes.changed$;
    this.answer = new StateValue<RemoteData<CheckedAccess>>(
      { kind: 'idle' },
      this.places.pipe(
        switchMap((place) =>
          merge(of(role), changed$).pipe(
            switchMap((changed) => (changed === role ? toRemoteData(this.check(place)) : [])),
          ),
        ),
      ),
    );
    this.answer$ = this.answer.value$;
    this.listed = new StateValue<readonly RoleUser[]>([], this.users());
    this.users$ = this.listed.value$;
  }

  ask(place: CheckedPlace): void {
    this.places.next(place);
  }

  dispose(): void {
    this.answer.dispose();
    this.listed.dispose();
  }

  private check(place: CheckedPlace): Call<CheckedAccess> {
    const { permissions } = this.dependencies;
    return allCalls([permissions.listForRole(this.role), this.checkedRole()]).pipe(
      chainCall(([stored, role]) => {
        const actions = this.explain(place, role, stored, null);
        const call = this.itemOf(place, actions);
        if (call === null) return this.withCount(place, actions);
        return call.pipe(
          mapCall((item) => ({ place, actions: this.explain(place, role, stored, item), matching: null })),
        );
      }),
    );
  }

  private checkedRole(): Call<CheckedRole> {
    const { role } = this;
    if (role === null) return succeed({ id: null, admin: false, app: false });
    return this.dependencies.roles
      .read(role)
      .pipe(mapCall(({ admin_access: admin, app_access: app }) => ({ id: role, admin, app })));
  }

  private explain(
    { collection, user }: CheckedPlace,
    role: CheckedRole,
    permissions: readonly Permission[],
    item: Item | null,
  ): readonly ExplainedAction[] {
    const { schema, clock } = this.dependencies;
    return explainAccess({ schema: schema.schema, role, permissions, user, collection, item, now: clock.now() });
  }

  /** Null for a question about a collection; a singleton is its only item. */
  private itemOf({ collection, key }: CheckedPlace, actions: readonly ExplainedAction[]): Call<Item> | null {
    const { schema, items } = this.dependencies;
    const entry = schema.schema.collections.get(collection);
    const isOnlyItem = entry !== undefined && isSingleton(entry);
    if (key === null && !isOnlyItem) return null;
    const name = primaryKeyOf(schema.schema, collection)?.field;
    const paths = checkedPaths(schema.schema, collection, actions);
    const fields = [...new Set([...(name === undefined ? [] : [name]), ...paths])];
    const read =
      key === null || isOnlyItem ? items.readSingleton(collection, fields) : items.read(collection, key, fields);
    return read.pipe(mapCall(wholeValues));
  }

  /** The rule is sent as a filter of the administrator, with the chosen user in place of the own one. */
  private withCount(place: CheckedPlace, actions: readonly ExplainedAction[]): Call<CheckedAccess> {
    const filter = actions.find(({ action }) => action === 'read')?.filter ?? null;
    if (filter === null) return succeed({ place, actions, matching: null });
    return countMatches(this.dependencies, place.collection, filter, { role: this.role, user: place.user }).pipe(
      switchMap((matching) => succeed({ place, actions, matching })),
    );
  }

  private users(): Observable<readonly RoleUser[]> {
    if (this.role === null) return of([]);
    const query = {
      filter: { role: { _eq: this.role } },
      fields: ['id', 'first_name', 'last_name', 'email'],
      sort: ['first_name', 'last_name'],
      limit: MAX_USERS,
    };
    return this.dependencies.items.list(USERS, query).pipe(
      map((result) => (isRight(result) ? result.right : [])),
      map((rows) =>
        rows.map((row) => ({
          id: String(row['id']),
          first_name: textOf(row, 'first_name'),
          last_name: textOf(row, 'last_name'),
          email: textOf(row, 'email'),
        })),
      ),
      startWith([]),
    );
  }
}
