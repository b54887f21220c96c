import * as t from 'io-ts';
import type { NewRole, Role, RoleDetail, RoleOverview } from '../../../domain/users';
import { type Call, mapCall } from '../../../kernel';
import type { RolesGateway } from '../../../ports/roles-gateway';
import type { HttpClient } from '../client';
import type { Codec } from '../codecs/decode';
import { json, orElse, orNull, textList } from '../codecs/primitives';
import { itemPath } from '../request';
import type { HttpRequest } from '../transport';

const roleColumns = { id: t.string, name: orElse(t.string, ''), description: orNull(t.string), icon: orNull(t.string) };

const roles: Codec<readonly Role[]> = t.array(t.strict(roleColumns, 'role'), 'list of roles');

const withUsers = t.array(
  t.strict({ ...roleColumns, users: orElse(t.array(t.UnknownRecord), []) }, 'role with users'),
  'list of roles with users',
);

const roleOverviews: Codec<readonly RoleOverview[]> = withUsers.pipe(
  new t.Type<readonly RoleOverview[], t.TypeOf<typeof withUsers>, t.TypeOf<typeof withUsers>>(
    'list of roles with users',
    (value): value is readonly RoleOverview[] => Array.isArray(value),
    (value) => t.success(value.map(({ users, ...role }) => ({ ...role, users: users.length }))),
    (value) => value.map(({ users, ...role }) => ({ ...role, users: Array.from({ length: users }, () => ({})) })),
  ),
);

const roleDetail: Codec<RoleDetail> = t.strict(
  {
    ...roleColumns,
    admin_access: orElse(t.boolean, false),
    app_access: orElse(t.boolean, false),
    enforce_tfa: orElse(t.boolean, false),
    ip_access: textList,
    module_list: orElse(json, null),
    collection_list: orElse(json, null),
    users: orElse(t.array(t.string), []),
  },
  'role in detail',
);

const newKey: Codec<{ readonly id: string }> = t.strict({ id: t.string }, 'key of a role');

/** method → request */
const requests = {
  list: () => ({
    method: 'GET',
    path: '/roles',
    query: { fields: 'id,name,description,icon', limit: -1, sort: 'name' },
  }),
  overview: () => ({
    method: 'GET',
    path: '/roles',
    query: { fields: 'id,name,description,icon,users.id', limit: -1, sort: 'name' },
  }),
  read: (id: string) => ({ method: 'GET', path: itemPath('directus_roles', id) }),
  create: (body: NewRole) => ({ method: 'POST', path: '/roles', body }),
} satisfies Record<keyof RolesGateway, (...input: never[]) => HttpRequest>;

export class HttpRolesGateway implements RolesGateway {
  constructor(private readonly client: HttpClient) {}

  list(): Call<readonly Role[]> {
    return this.client.data(requests.list(), roles);
  }

  overview(): Call<readonly RoleOverview[]> {
    return this.client.data(requests.overview(), roleOverviews);
  }

  read(id: string): Call<RoleDetail> {
    return this.client.data(requests.read(id), roleDetail);
  }

  create(role: NewRole): Call<string> {
    return this.client.written(requests.create(role), newKey).pipe(mapCall(({ id }) => id));
  }
}
