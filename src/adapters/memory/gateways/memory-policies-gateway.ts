import type { Item } from '../../../domain/items';
import type { ItemsQuery } from '../../../domain/query';
import type { NewPolicy, PolicyHolder, PolicyOverview, RolePolicies, UserSummary } from '../../../domain/users';
import { type Call, mapCall, succeed } from '../../../kernel';
import type { PoliciesGateway } from '../../../ports/gateways/policies-gateway';
import type { MemoryClient } from '../client';
import { flagOf, listOf, objectOf, objectsOf, textOf } from '../world/row-values';
import { assertItem } from './gateway-results';

const POLICIES = 'directus_policies';
const ACCESS = 'directus_access';
const OVERVIEW_FIELDS = ['*', 'roles.role', 'roles.user'];
const HOLDER_FIELDS = ['id', 'role.id', 'role.name', 'user.id', 'user.first_name', 'user.last_name', 'user.email'];

const distinct = (keys: readonly (string | null)[]): number => new Set(keys.filter((key) => key !== null)).size;

const overviewOf = (row: Item): PolicyOverview => {
  const attachments = objectsOf(row, 'roles').map((each) => [textOf(each, 'role'), textOf(each, 'user')] as const);
  return {
    id: textOf(row, 'id') ?? '',
    name: textOf(row, 'name') ?? '',
    icon: textOf(row, 'icon'),
    description: textOf(row, 'description'),
    admin_access: flagOf(row, 'admin_access'),
    app_access: flagOf(row, 'app_access'),
    enforce_tfa: flagOf(row, 'enforce_tfa'),
    ip_access: listOf(row, 'ip_access') ?? [],
    roles: distinct(attachments.map(([role]) => role)),
    users: distinct(attachments.map(([, user]) => user)),
    isPublic: attachments.some(([role, user]) => role === null && user === null),
  };
};

const userOf = (row: Item): UserSummary => ({
  id: textOf(row, 'id') ?? '',
  first_name: textOf(row, 'first_name'),
  last_name: textOf(row, 'last_name'),
  email: textOf(row, 'email'),
  avatar: objectOf(row, 'avatar') === null ? null : { id: textOf(objectOf(row, 'avatar') ?? {}, 'id') ?? '' },
});

const holderOf = (row: Item): PolicyHolder => {
  const [role, user] = [objectOf(row, 'role'), objectOf(row, 'user')];
  return {
    id: textOf(row, 'id') ?? '',
    role: role === null ? null : { id: textOf(role, 'id') ?? '', name: textOf(role, 'name') ?? '' },
    user: user === null ? null : userOf(user),
  };
};

export class MemoryPoliciesGateway implements PoliciesGateway {
  constructor(private readonly client: MemoryClient) {}

  list(): Call<readonly PolicyOverview[]> {
    const query = { limit: -1, fields: OVERVIEW_FIELDS, sort: ['name'] };
    return this.rows('GET /policies', POLICIES, query).pipe(mapCall((rows) => rows.map(overviewOf)));
  }

  read(id: string): Call<PolicyOverview> {
    return this.client
      .read('GET /policies', (platform, who) => platform.items(POLICIES, who).read(id, { fields: OVERVIEW_FIELDS }))
      .pipe(mapCall(overviewOf));
  }

  create(policy: NewPolicy): Call<string> {
    return this.client
      .write('POST /policies', (platform, who) => {
        const items = platform.items(POLICIES, who);
        return items.readWritten(items.create([{ ...policy }]), [])?.[0] ?? null;
      })
      .pipe(
        assertItem,
        mapCall((row) => textOf(row, 'id') ?? ''),
      );
  }

  holders(policy: string): Call<readonly PolicyHolder[]> {
    const query = { limit: -1, fields: [...HOLDER_FIELDS, 'user.avatar.id'], filter: { policy: { _eq: policy } } };
    return this.rows('GET /access', ACCESS, query).pipe(mapCall((rows) => rows.map(holderOf)));
  }

  roles(): Call<readonly RolePolicies[]> {
    const fields = ['id', 'name', 'parent', 'policies.policy'];
    return this.rows('GET /roles', 'directus_roles', { limit: -1, fields, sort: ['name'] }).pipe(
      mapCall((rows) =>
        rows.map((row) => ({
          id: textOf(row, 'id') ?? '',
          name: textOf(row, 'name') ?? '',
          parent: textOf(row, 'parent'),
          policies: objectsOf(row, 'policies').flatMap((each) => textOf(each, 'policy') ?? []),
        })),
      ),
    );
  }

  attach(policy: string, to: 'role' | 'user', key: string): Call<void> {
    return this.client.write(
      'POST /access',
      (platform, who) => void platform.items(ACCESS, who).create([{ policy, [to]: key }]),
    );
  }

  detach(attachments: readonly string[]): Call<void> {
    if (attachments.length === 0) return succeed(undefined);
    return this.client.write('DELETE /access', (platform, who) => platform.items(ACCESS, who).remove(attachments));
  }

  private rows(endpoint: string, collection: string, query: ItemsQuery): Call<readonly Item[]> {
    return this.client.read(endpoint, (platform, who) => platform.items(collection, who).list(query));
  }
}
