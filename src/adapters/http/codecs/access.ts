import * as t from 'io-ts';
import type { Permission } from '../../../domain/permissions';
import type { Role, RoleDetail, RoleOverview } from '../../../domain/users';
import { json, jsonObject, orElse } from '../../../kernel';
import type { Codec } from './decode';
import { orNull, textList } from './primitives';

const roleColumns = {
  id: t.string,
  name: orElse(t.string, ''),
  description: orNull(t.string),
  icon: orNull(t.string),
  admin_access: orElse(t.boolean, false),
};

const roleFlags = {
  app_access: orElse(t.boolean, false),
  enforce_tfa: orElse(t.boolean, false),
};

export const roles: Codec<readonly Role[]> = t.array(t.strict(roleColumns, 'role'), 'list of roles');

const withUsers = t.array(
  t.strict({ ...roleColumns, ...roleFlags, users: orElse(t.array(t.UnknownRecord), []) }, 'role with users'),
  'list of roles with users',
);

export const roleOverviews: Codec<readonly RoleOverview[]> = withUsers.pipe(
  new t.Type<readonly RoleOverview[], t.TypeOf<typeof withUsers>, t.TypeOf<typeof withUsers>>(
    'list of roles with users',
    (value): value is readonly RoleOverview[] => Array.isArray(value),
    (value) => t.success(value.map(({ users, ...role }) => ({ ...role, users: users.length }))),
    (value) => value.map(({ users, ...role }) => ({ ...role, users: Array.from({ length: users }, () => ({})) })),
  ),
);

export const roleDetail: Codec<RoleDetail> = t.strict(
  {
    ...roleColumns,
    ...roleFlags,
    ip_access: textList,
    module_list: orElse(json, null),
    collection_list: orElse(json, null),
    users: orElse(t.array(t.string), []),
  },
  'role in detail',
);

export const newKey: Codec<{ readonly id: string }> = t.strict({ id: t.string }, 'key of a role');

const permissionShape = t.strict(
  {
    id: orNull(t.number),
    role: orNull(t.string),
    collection: t.string,
    action: t.string,
    fields: orNull(textList),
    permissions: orNull(jsonObject),
    validation: orNull(jsonObject),
    presets: orNull(jsonObject),
  },
  'permission',
);

export const permission: Codec<Permission> = permissionShape;

export const permissions: Codec<readonly Permission[]> = t.array(permissionShape, 'list of permissions');
