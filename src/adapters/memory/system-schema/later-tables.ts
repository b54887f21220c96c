import { full, half, type TableForm } from './forms/field-form';
import { alias, column, type SystemTable } from './system-table';

/** The columns that generation 11 names otherwise: name in 9.0 and in 11, by collection. */
export const LATER_NAMES: Readonly<Record<string, readonly [before: string, name: string]>> = {
  directus_permissions: ['role', 'policy'],
  directus_presets: ['filters', 'filter'],
  directus_users: ['theme', 'appearance'],
};

const policiesForm: TableForm = {
  name: half('input'),
  icon: half('select-icon', null, { display: 'icon' }),
  description: full('input'),
  ip_access: full('tags'),
  enforce_tfa: half('boolean'),
  admin_access: half('boolean'),
  app_access: half('boolean'),
};

/** Flags of roles in 9.0 and of policies in 11. */
export const POLICY_FLAGS = ['admin_access', 'app_access', 'enforce_tfa', 'ip_access'];

const flag = (name: string) => column(name, 'boolean', { nullable: false, default: false, special: ['boolean'] });

/** What roles and users have beyond 9.0. */
const LATER_FIELDS: Readonly<Record<string, SystemTable['fields']>> = {
  directus_roles: [
    column('parent', 'uuid', { length: 36, table: 'directus_roles', special: ['m2o'], hidden: true }),
    alias('children', ['o2m']),
    alias('policies', ['o2m']),
  ],
  directus_users: [alias('policies', ['o2m'])],
};

/** A table of 9.0 as generation 11 has it, but for the names of its columns. */
export const laterTable = (table: SystemTable): SystemTable => {
  const kept =
    table.name === 'directus_roles'
      ? table.fields.filter((define) => !POLICY_FLAGS.includes(define(table.name, 0).field))
      : table.fields;
  return { ...table, fields: [...kept, ...(LATER_FIELDS[table.name] ?? [])] };
};

const key = column('id', 'uuid', { key: true, length: 36, special: ['uuid'], hidden: true });

/** Policies, what they are attached to, and comments. */
export const laterTables: readonly SystemTable[] = [
  {
    name: 'directus_policies',
    form: policiesForm,
    fields: [
      key,
      column('name', 'string', { nullable: false, length: 100 }),
      column('icon', 'string', { nullable: false, default: 'badge', length: 64 }),
      column('description', 'text'),
      column('ip_access', 'csv', { special: ['csv'] }),
      flag('enforce_tfa'),
      flag('admin_access'),
      flag('app_access'),
      alias('permissions', ['o2m']),
      alias('roles', ['o2m']),
    ],
  },
  {
    name: 'directus_access',
    fields: [
      key,
      column('role', 'uuid', { length: 36, table: 'directus_roles', special: ['m2o'] }),
      column('user', 'uuid', { length: 36, table: 'directus_users', special: ['m2o'] }),
      column('policy', 'uuid', { nullable: false, length: 36, table: 'directus_policies', special: ['m2o'] }),
      column('sort', 'integer'),
    ],
  },
  {
    name: 'directus_comments',
    fields: [
      key,
      column('collection', 'string', { nullable: false, length: 64 }),
      column('item', 'string', { nullable: false, length: 255 }),
      column('comment', 'text', { nullable: false }),
      column('date_created', 'timestamp', { special: ['date-created'] }),
      column('user_created', 'uuid', { length: 36, table: 'directus_users', special: ['user-created', 'm2o'] }),
    ],
  },
];
