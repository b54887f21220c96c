import type { Item } from '../../../domain/items';
import { callersPermissionsQuery, type NewPermission, type Permission } from '../../../domain/permissions';
import { apiFailure, chainCall, fail, mapCall, succeed, type Call, type JsonObject } from '../../../kernel';
import type { PermissionsGateway } from '../../../ports/gateways/permissions-gateway';
import type { MemoryClient } from '../client';
import { assertItem, assertItems, deepCopy } from './gateway-results';
import { namedItems } from './named-items';
import { listOf, numberOf, objectOf, textOf } from '../world/row-values';

const permissionOf = (row: Item): Permission => ({
  id: numberOf(row, 'id'),
  role: textOf(row, 'role'),
  collection: textOf(row, 'collection') ?? '',
  action: textOf(row, 'action') ?? '',
  fields: listOf(row, 'fields'),
  permissions: objectOf(row, 'permissions'),
  validation: objectOf(row, 'validation'),
  presets: objectOf(row, 'presets'),
});

/** When the id does not exist, the server returns a rule of minimal app access instead. */
const assertId = (id: number) =>
  chainCall((found: Permission) => (found.id === id ? succeed(found) : fail(apiFailure(404, 'ITEM_NOT_FOUND', ''))));

const PERMISSIONS = 'directus_permissions';

const OWN_COMMENTS: JsonObject = { user: { _eq: '$CURRENT_USER' } };

/** As servers of generation 11 answer: without the rules of items; writing comments is writing activities in 9.0. */
const ownRules = (own: Readonly<Record<string, JsonObject>>): readonly Permission[] =>
  Object.entries(own).flatMap(([collection, actions]) =>
    Object.keys(actions).map((action): Permission => {
      const granted = objectOf(actions, action) ?? {};
      const isComment = collection === 'directus_comments';
      return {
        id: null,
        role: null,
        collection: isComment && action !== 'read' ? 'directus_activity' : collection,
        action,
        fields: listOf(granted, 'fields'),
        permissions: isComment && textOf(granted, 'access') === 'partial' ? OWN_COMMENTS : {},
        validation: null,
        presets: objectOf(granted, 'presets'),
      };
    }),
  );

export class MemoryPermissionsGateway implements PermissionsGateway {
  constructor(private readonly client: MemoryClient) {}

  listMine(): Call<readonly Permission[]> {
    return this.client
      .read('GET /permissions', (platform, who) =>
        platform.hasPolicies
          ? ownRules(platform.ownPermissions(who))
          : platform.items(PERMISSIONS, who).list(callersPermissionsQuery).map(permissionOf),
      )
      .pipe(mapCall(deepCopy));
  }

  listForRole(role: string | null): Call<readonly Permission[]> {
    return this.client
      .read('GET /permissions', (platform, who) => {
        const policies = role === null && platform.hasPolicies ? platform.publicPolicies() : null;
        const owner: JsonObject =
          policies !== null ? { _in: policies } : role === null ? { _null: true } : { _eq: role };
        return namedItems(platform, PERMISSIONS, who).list({ limit: -1, filter: { role: owner } });
      })
      .pipe(mapCall((rows) => deepCopy(rows.map(permissionOf))));
  }

  listAll(): Call<readonly Permission[]> {
    return this.client
      .read('GET /permissions', (platform, who) => namedItems(platform, PERMISSIONS, who).list({ limit: -1 }))
      .pipe(mapCall((rows) => deepCopy(rows.map(permissionOf))));
  }

  read(id: number): Call<Permission> {
    return this.client
      .read('GET /permissions', (platform, who) => namedItems(platform, PERMISSIONS, who).read(id))
      .pipe(
        mapCall((row) => deepCopy(permissionOf(row))),
        assertId(id),
      );
  }

  create(added: NewPermission): Call<Permission> {
    return this.client
      .write('POST /permissions', (platform, who) => {
        const permissions = namedItems(platform, PERMISSIONS, who);
        return permissions.readWritten(permissions.create([deepCopy({ ...added })]), [])?.[0] ?? null;
      })
      .pipe(assertItem, mapCall(permissionOf));
  }

  createMany(added: readonly NewPermission[]): Call<readonly Permission[]> {
    if (added.length === 0) return succeed([]);
    return this.client
      .write('POST /permissions', (platform, who) => {
        const permissions = namedItems(platform, PERMISSIONS, who);
        return permissions.readWritten(permissions.create(added.map((one) => deepCopy({ ...one }))), []);
      })
      .pipe(
        assertItems,
        mapCall((rows) => rows.map(permissionOf).filter(({ id }) => id !== null)),
      );
  }

  update(id: number, changes: Partial<NewPermission>): Call<Permission> {
    return this.client
      .write('PATCH /permissions', (platform, who) => {
        const permissions = namedItems(platform, PERMISSIONS, who);
        return permissions.readWritten(permissions.update([id], deepCopy({ ...changes })), [])?.[0] ?? null;
      })
      .pipe(assertItem, mapCall(permissionOf), assertId(id));
  }

  remove(id: number): Call<void> {
    return this.client.write('DELETE /permissions', (platform, who) =>
      namedItems(platform, PERMISSIONS, who).remove([id]),
    );
  }

  removeMany(ids: readonly number[]): Call<void> {
    if (ids.length === 0) return succeed(undefined);
    return this.client.write('DELETE /permissions', (platform, who) =>
      namedItems(platform, PERMISSIONS, who).remove(ids),
    );
  }
}
