import type { Item } from '../../../domain/items';
import type { NewRole, Role, RoleDetail, RoleOverview } from '../../../domain/users';
import { mapCall, type Call } from '../../../kernel';
import type { RolesGateway } from '../../../ports/gateways/roles-gateway';
import type { Accountability } from '../accountability';
import type { MemoryClient } from '../client';
import type { Platform } from '../platform';
import { POLICY_FLAGS } from '../system-schema';
import { assertItem } from './gateway-results';
import { flagOf, jsonOf, listOf, objectOf, objectsOf, textOf } from '../world/row-values';

const COLLECTION = 'directus_roles';
const FIELDS = ['id', 'name', 'description', 'icon', 'admin_access'];

const OF_POLICIES = 'policies.policy.*';

/** Where the world has policies, administrators read theirs instead of the flags of roles. */
const fieldsFor = ({ hasPolicies }: Platform, { admin }: Accountability, fields: readonly string[]) =>
  hasPolicies ? [...fields.filter((field) => !POLICY_FLAGS.includes(field)), ...(admin ? [OF_POLICIES] : [])] : fields;

/** A role with the flags that it has by any of its policies. */
const withFlags = (row: Item): Item => {
  const granted = objectsOf(row, 'policies').map((each) => objectOf(each, 'policy') ?? {});
  const flags = ['admin_access', 'app_access', 'enforce_tfa'].map((flag) => [
    flag,
    granted.some((policy) => flagOf(policy, flag)),
  ]);
  return 'policies' in row ? { ...row, ...Object.fromEntries(flags) } : row;
};

const withoutFlags = (role: Item): Item =>
  Object.fromEntries(Object.entries(role).filter(([name]) => !POLICY_FLAGS.includes(name)));

const roleOf = (row: Item): Role => ({
  id: textOf(row, 'id') ?? '',
  name: textOf(row, 'name') ?? '',
  description: textOf(row, 'description'),
  icon: textOf(row, 'icon'),
  admin_access: flagOf(row, 'admin_access'),
});

const flagsOf = (row: Item) => ({ app_access: flagOf(row, 'app_access'), enforce_tfa: flagOf(row, 'enforce_tfa') });

const overviewOf = (row: Item): RoleOverview => {
  const users = jsonOf(row, 'users');
  return { ...roleOf(row), ...flagsOf(row), users: Array.isArray(users) ? users.length : 0 };
};

const detailOf = (row: Item): RoleDetail => ({
  ...roleOf(row),
  ...flagsOf(row),
  ip_access: listOf(row, 'ip_access') ?? [],
  module_list: jsonOf(row, 'module_list'),
  collection_list: jsonOf(row, 'collection_list'),
  users: listOf(row, 'users') ?? [],
});

export class MemoryRolesGateway implements RolesGateway {
  constructor(private readonly client: MemoryClient) {}

  list(): Call<readonly Role[]> {
    return this.rows(FIELDS).pipe(mapCall((rows) => rows.map(roleOf)));
  }

  overview(): Call<readonly RoleOverview[]> {
    return this.rows([...FIELDS, 'app_access', 'enforce_tfa', 'users.id']).pipe(
      mapCall((rows) => rows.map(overviewOf)),
    );
  }

  read(id: string): Call<RoleDetail> {
    return this.client
      .read('GET /roles', (platform, who) =>
        withFlags(platform.items(COLLECTION, who).read(id, { fields: fieldsFor(platform, who, ['*']) })),
      )
      .pipe(mapCall(detailOf));
  }

  create(role: NewRole): Call<string> {
    return this.client
      .write('POST /roles', (platform, who) => {
        const items = platform.items(COLLECTION, who);
        const written = platform.hasPolicies ? withoutFlags({ ...role }) : { ...role };
        return items.readWritten(items.create([written]), [])?.[0] ?? null;
      })
      .pipe(
        assertItem,
        mapCall((row) => textOf(row, 'id') ?? ''),
      );
  }

  private rows(fields: readonly string[]): Call<readonly Item[]> {
    return this.client.read('GET /roles', (platform, who) =>
      platform
        .items(COLLECTION, who)
        .list({ limit: -1, fields: fieldsFor(platform, who, fields), sort: ['name'] })
        .map(withFlags),
    );
  }
}
