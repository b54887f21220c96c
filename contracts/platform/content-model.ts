import type { JsonObject } from '../../src/kernel';

/** Prefix of every collection of the contracts; other collections are never changed. */
export const PREFIX = 'contract_';

export const ARTICLES = `${PREFIX}articles`;
export const AUTHORS = `${PREFIX}authors`;
/** Has a manually entered key, which may hold characters that a path must encode. */
export const LABELS = `${PREFIX}labels`;
export const LANDING_PAGE = `${PREFIX}landing_page`;
/** A singleton that no case saves. */
export const UNTOUCHED_PAGE = `${PREFIX}untouched_page`;

/** Collections that exist only while a case or a state has created them. */
export const PARTS = `${PREFIX}parts`;
export const WORKS = `${PREFIX}works`;
export const MAKERS = `${PREFIX}makers`;
export const JUNCTION = `${PREFIX}junction`;
export const LANGUAGES = `${PREFIX}languages`;

/** In the order in which they can be deleted. */
export const WORKSHOP: readonly string[] = [JUNCTION, LANGUAGES, PARTS, WORKS, MAKERS];

const key: JsonObject = {
  field: 'id',
  type: 'integer',
  meta: { interface: 'input', hidden: true, readonly: true },
  schema: { is_primary_key: true, has_auto_increment: true },
};

const field = (name: string, type: string, schema: JsonObject = {}, meta: JsonObject = {}): JsonObject => ({
  field: name,
  type,
  meta: { interface: 'input', ...meta },
  schema,
});

const singletonFields: readonly JsonObject[] = [
  key,
  field('headline', 'string', { default_value: 'Welcome' }),
  field('note', 'text'),
];

/** In the form of POST /collections. */
export const COLLECTIONS: readonly JsonObject[] = [
  {
    collection: AUTHORS,
    meta: { icon: 'person', note: 'Who writes' },
    schema: {},
    fields: [
      key,
      field('name', 'string', { is_nullable: false }),
      { field: 'articles', type: 'alias', meta: { interface: 'list-o2m', special: ['o2m'] } },
    ],
  },
  {
    collection: ARTICLES,
    meta: {
      icon: 'article',
      note: 'What is written',
      display_template: '{{title}}',
      archive_field: 'status',
      archive_value: 'archived',
      unarchive_value: 'draft',
      archive_app_filter: true,
      sort_field: 'sort',
    },
    schema: {},
    fields: [
      key,
      field('title', 'string', { is_nullable: false, max_length: 100 }, { width: 'half', note: 'Shown in lists' }),
      field('slug', 'string', { is_unique: true }),
      field('status', 'string', { default_value: 'draft', is_nullable: false }),
      field('body', 'text', {}, { interface: 'input-multiline' }),
      field('words', 'integer'),
      field('views', 'bigInteger'),
      field('price', 'decimal', { numeric_precision: 10, numeric_scale: 2 }),
      field('ratio', 'float'),
      field(
        'featured',
        'boolean',
        { default_value: false, is_nullable: false },
        { interface: 'boolean', special: ['boolean'] },
      ),
      field('published_on', 'dateTime', {}, { interface: 'datetime' }),
      field('day', 'date', {}, { interface: 'datetime' }),
      field('at', 'time', {}, { interface: 'datetime' }),
      field('created', 'timestamp', {}, { interface: 'datetime', special: ['date-created'], readonly: true }),
      field('extra', 'json', {}, { interface: 'input-code', special: ['json'] }),
      field('tags', 'csv', {}, { interface: 'tags', special: ['csv'] }),
      field('token', 'uuid', {}, { special: ['uuid'] }),
      field('sort', 'integer', {}, { hidden: true }),
      { field: 'notice', type: 'alias', meta: { interface: 'presentation-notice', special: ['alias', 'no-data'] } },
      field('author', 'integer', {}, { interface: 'select-dropdown-m2o' }),
    ],
  },
  {
    collection: LABELS,
    meta: { icon: 'label' },
    schema: {},
    fields: [field('id', 'string', { is_primary_key: true, is_nullable: false }), field('name', 'string')],
  },
  { collection: LANDING_PAGE, meta: { icon: 'home', singleton: true }, schema: {}, fields: singletonFields },
  { collection: UNTOUCHED_PAGE, meta: { icon: 'home', singleton: true }, schema: {}, fields: singletonFields },
];

/** In the form of POST /relations. */
export const RELATIONS: readonly JsonObject[] = [
  {
    collection: ARTICLES,
    field: 'author',
    related_collection: AUTHORS,
    meta: { one_field: 'articles', sort_field: null, one_deselect_action: 'nullify' },
    schema: { on_delete: 'SET NULL' },
  },
];

/** In the order in which they can be deleted. */
export const COLLECTION_NAMES: readonly string[] = [
  ...WORKSHOP,
  ARTICLES,
  AUTHORS,
  LABELS,
  LANDING_PAGE,
  UNTOUCHED_PAGE,
];
