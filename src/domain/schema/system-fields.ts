import type { CollectionMeta } from './collection';
import type { FieldMeta } from './field';
import type { FieldDraft } from './field-draft';
import type { Relation } from './schema';

/** Optional system fields of a new collection (spec 001, 3). Their names can be changed. */
export const SYSTEM_FIELDS = [
  'status',
  'sort',
  'date_created',
  'user_created',
  'date_updated',
  'user_updated',
] as const;

export type SystemField = (typeof SYSTEM_FIELDS)[number];

const STATUSES = [
  { value: 'published', text: 'Published', background: '#00C897' },
  { value: 'draft', text: 'Draft', background: '#B0BEC5' },
  { value: 'archived', text: 'Archived', background: '#F7971C' },
];

const AUDIT_META: Partial<FieldMeta> = { readonly: true, hidden: true, width: 'half' };

const timestamp = (special: string): Pick<FieldDraft, 'type' | 'schema' | 'meta'> => ({
  type: 'timestamp',
  schema: {},
  meta: {
    ...AUDIT_META,
    special: [special],
    interface: 'datetime',
    display: 'datetime',
    display_options: { relative: true },
  },
});

const userReference = (special: string): Pick<FieldDraft, 'type' | 'schema' | 'meta'> => ({
  type: 'uuid',
  schema: {},
  meta: { ...AUDIT_META, special: [special], interface: 'select-dropdown-m2o', display: 'user' },
});

const DEFINITIONS: Readonly<Record<SystemField, Pick<FieldDraft, 'type' | 'schema' | 'meta'>>> = {
  status: {
    type: 'string',
    schema: { default_value: 'draft', is_nullable: false },
    meta: {
      width: 'full',
      interface: 'select-dropdown',
      options: { choices: STATUSES.map(({ value, text }) => ({ value, text })) },
      display: 'labels',
      display_options: { showAsDot: true, choices: STATUSES },
    },
  },
  sort: { type: 'integer', schema: {}, meta: { interface: 'input', hidden: true } },
  date_created: timestamp('date-created'),
  user_created: userReference('user-created'),
  date_updated: timestamp('date-updated'),
  user_updated: userReference('user-updated'),
};

export const systemFieldDraft = (collection: string, kind: SystemField, name: string = kind): FieldDraft => ({
  collection,
  field: name,
  ...DEFINITIONS[kind],
});

/** The collection's configuration for a system field: archiving by status, or manual sorting. */
export const systemFieldMeta = (kind: SystemField, name: string = kind): Partial<CollectionMeta> => {
  if (kind === 'status') return { archive_field: name, archive_value: 'archived', unarchive_value: 'draft' };
  return kind === 'sort' ? { sort_field: name } : {};
};

/**
 * The relation of a system field; null for fields that do not refer to users. It is emptied with the user: without a rule
 * the database would refuse to delete a user who has created or changed an item.
 */
export const systemFieldRelation = (collection: string, kind: SystemField, name: string = kind): Relation | null =>
  kind === 'user_created' || kind === 'user_updated'
    ? { collection, field: name, related_collection: 'directus_users', meta: null, schema: { on_delete: 'SET NULL' } }
    : null;
