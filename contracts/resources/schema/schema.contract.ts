import { MatchersV3 } from '@pact-foundation/pact';
import {
  type Collection,
  type CollectionList,
  type Field,
  type FieldMeta,
  type FieldSchema,
  FLAT_NAVIGATION,
  type Relation,
} from '../../../src/domain/schema';
import { contract, decoded, type Contract, type Request } from '../../contract';
import { ARTICLES, AUTHORS, LANDING_PAGE } from '../../platform/content-model';

const { arrayContaining, integer } = MatchersV3;

const read = (path: string): Request => ({ method: 'GET', path, query: { limit: '-1' } });

const collectionMeta = {
  color: null,
  note: null,
  hidden: false,
  singleton: false,
  sort_field: null,
  accountability: 'all',
  archive_field: null,
  archive_app_filter: true,
  archive_value: null,
  unarchive_value: null,
  display_template: null,
  item_duplication_fields: null,
  translations: null,
};

const articles: Collection = {
  collection: ARTICLES,
  meta: {
    ...collectionMeta,
    icon: 'article',
    note: 'What is written',
    display_template: '{{title}}',
    archive_field: 'status',
    archive_value: 'archived',
    unarchive_value: 'draft',
    sort_field: 'sort',
  },
};

const landingPage: Collection = {
  collection: LANDING_PAGE,
  meta: { ...collectionMeta, icon: 'home', singleton: true },
};

const FIELD_ID = 31;

const fieldMeta: Omit<FieldMeta, 'special' | 'system'> = {
  id: FIELD_ID,
  interface: 'input',
  options: null,
  display: null,
  display_options: null,
  readonly: false,
  hidden: false,
  sort: null,
  width: 'full',
  group: null,
  note: null,
  translations: null,
};

const column: FieldSchema = {
  default_value: null,
  is_nullable: true,
  is_primary_key: false,
  is_unique: false,
  has_auto_increment: false,
  max_length: 255,
  numeric_precision: null,
  numeric_scale: null,
  foreign_key_table: null,
};

/** One field on the wire and decoded: an absent `special` becomes an empty list. */
const field = (
  name: string,
  type: Field['type'],
  schema: Partial<FieldSchema> | null,
  meta: Partial<FieldMeta> = {},
  special: readonly string[] | null = null,
) => {
  const identity = { collection: ARTICLES, field: name, type };
  const whole = schema === null ? null : { ...column, ...schema };
  const understood: Field = {
    ...identity,
    schema: whole,
    meta: { ...fieldMeta, ...meta, special: special ?? [], system: false },
  };
  return {
    understood,
    answered: { ...identity, schema: whole, meta: { ...fieldMeta, ...meta, id: integer(FIELD_ID), special } },
  };
};

const FIELDS = [
  field(
    'id',
    'integer',
    { is_nullable: false, is_primary_key: true, has_auto_increment: true, max_length: null },
    { hidden: true, readonly: true },
  ),
  field('title', 'string', { is_nullable: false, max_length: 100 }, { width: 'half', note: 'Shown in lists' }),
  field('slug', 'string', { is_unique: true }),
  field('status', 'string', { default_value: 'draft', is_nullable: false }),
  field('notice', 'alias', null, { interface: 'presentation-notice' }, ['alias', 'no-data']),
  field('author', 'integer', { foreign_key_table: AUTHORS, max_length: null }, { interface: 'select-dropdown-m2o' }),
];

const author: Relation = {
  collection: ARTICLES,
  field: 'author',
  related_collection: AUTHORS,
  meta: {
    one_field: 'articles',
    junction_field: null,
    sort_field: null,
    one_collection_field: null,
    one_allowed_collections: null,
    one_deselect_action: 'nullify',
  },
  schema: { on_delete: 'SET NULL' },
};

export const schemaContracts: readonly Contract[] = [
  contract({
    name: 'every collection',
    given: [],
    as: 'administrator',
    request: read('/collections'),
    answer: { status: 200, body: { data: arrayContaining(articles, landingPage) } },
    call: ({ schema }) => schema.collections(),
    gives: decoded<CollectionList>({ collections: [articles, landingPage], navigation: FLAT_NAVIGATION }),
  }),
  contract({
    name: 'every field',
    given: [],
    as: 'administrator',
    request: read('/fields'),
    answer: { status: 200, body: { data: arrayContaining(...FIELDS.map(({ answered }) => answered)) } },
    call: ({ schema }) => schema.fields(),
    gives: decoded(FIELDS.map(({ understood }) => understood)),
  }),
  contract({
    name: 'every relation',
    given: [],
    as: 'administrator',
    request: { method: 'GET', path: '/relations' },
    answer: { status: 200, body: { data: arrayContaining(author) } },
    call: ({ schema }) => schema.relations(),
    gives: decoded([author]),
  }),
];
