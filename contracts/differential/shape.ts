import type { FieldType } from '../../src/domain/schema';
import type { JsonObject } from '../../src/kernel';

export const PREFIX = 'differential_';

export const BOOKS = `${PREFIX}books`;
export const CHAPTERS = `${PREFIX}chapters`;
export const COUNTRIES = `${PREFIX}countries`;
export const LABELS = `${PREFIX}labels`;
export const BOOK_LABELS = `${PREFIX}book_labels`;
export const NOTES = `${PREFIX}notes`;
export const PAGE = `${PREFIX}page`;
export const PEOPLE = `${PREFIX}people`;
export const SECTIONS = `${PREFIX}sections`;

export type RelationKind = 'one' | 'many' | 'any';

/** A field for the generator: its type and its relation. */
export interface FieldShape {
  readonly name: string;
  readonly type: FieldType;
  readonly schema?: JsonObject;
  readonly special?: readonly string[];
  readonly to?: string;
  readonly kind?: RelationKind;
  /** Collections of a many-to-any field. */
  readonly toAny?: readonly string[];
  /** The column in the related collection, of a field that lists its items. */
  readonly by?: string;
  /** Never sent: the server generates the value. */
  readonly generated?: true;
}

export interface CollectionShape {
  readonly name: string;
  readonly key: string;
  readonly keyType: 'integer' | 'string' | 'uuid';
  readonly singleton?: true;
  readonly meta?: JsonObject;
  readonly fields: readonly FieldShape[];
}

const required: JsonObject = { is_nullable: false };

const one = (name: string, type: FieldType, to: string, schema: JsonObject = {}): FieldShape => ({
  name,
  type,
  to,
  kind: 'one',
  schema,
});

const many = (name: string, special: string, to: string, by: string): FieldShape => ({
  name,
  type: 'alias',
  special: [special],
  to,
  kind: 'many',
  by,
});

export const COLLECTIONS: readonly CollectionShape[] = [
  {
    name: COUNTRIES,
    key: 'code',
    keyType: 'string',
    fields: [
      { name: 'name', type: 'string', schema: { is_unique: true } },
      many('people', 'o2m', PEOPLE, 'country'),
      many('notes', 'o2m', NOTES, 'country'),
    ],
  },
  {
    name: PEOPLE,
    key: 'id',
    keyType: 'uuid',
    fields: [
      { name: 'name', type: 'string', schema: required },
      { name: 'email', type: 'string', schema: { is_unique: true } },
      { name: 'born', type: 'date' },
      { name: 'score', type: 'float' },
      one('country', 'string', COUNTRIES),
      one('chief', 'uuid', PEOPLE),
      many('books', 'o2m', BOOKS, 'author'),
      many('staff', 'o2m', PEOPLE, 'chief'),
    ],
  },
  {
    name: BOOKS,
    key: 'id',
    keyType: 'integer',
    meta: { sort_field: 'sort', archive_field: 'status', archive_value: 'archived', unarchive_value: 'draft' },
    fields: [
      { name: 'title', type: 'string', schema: { ...required, max_length: 60 } },
      { name: 'slug', type: 'string', schema: { is_unique: true } },
      { name: 'status', type: 'string', schema: { ...required, default_value: 'draft' } },
      { name: 'body', type: 'text' },
      { name: 'pages', type: 'integer' },
      { name: 'copies', type: 'bigInteger' },
      { name: 'price', type: 'decimal', schema: { numeric_precision: 10, numeric_scale: 2 } },
      { name: 'ratio', type: 'float' },
      { name: 'rare', type: 'boolean', special: ['boolean'], schema: { ...required, default_value: false } },
      { name: 'lent', type: 'boolean', special: ['boolean'] },
      { name: 'printed', type: 'dateTime' },
      { name: 'sold', type: 'timestamp' },
      { name: 'day', type: 'date' },
      { name: 'hour', type: 'time' },
      { name: 'extra', type: 'json', special: ['json'] },
      { name: 'tags', type: 'csv', special: ['csv'] },
      { name: 'code', type: 'hash', special: ['hash'] },
      { name: 'sort', type: 'integer' },
      { name: 'made', type: 'timestamp', special: ['date-created'], generated: true },
      { name: 'changed', type: 'timestamp', special: ['date-updated'], generated: true },
      { name: 'maker', type: 'string', special: ['user-created'] },
      { name: 'token', type: 'uuid', special: ['uuid'], generated: true },
      { name: 'notice', type: 'alias', special: ['alias', 'no-data'] },
      one('author', 'uuid', PEOPLE),
      many('chapters', 'o2m', CHAPTERS, 'book'),
      many('labels', 'm2m', BOOK_LABELS, 'book'),
      many('sections', 'm2a', SECTIONS, 'book'),
    ],
  },
  {
    name: CHAPTERS,
    key: 'id',
    keyType: 'integer',
    fields: [
      { name: 'title', type: 'string' },
      { name: 'number', type: 'integer', schema: { default_value: 1 } },
      one('book', 'integer', BOOKS, required),
    ],
  },
  {
    name: LABELS,
    key: 'id',
    keyType: 'integer',
    fields: [{ name: 'name', type: 'string', schema: required }, many('notes', 'o2m', NOTES, 'label')],
  },
  {
    name: BOOK_LABELS,
    key: 'id',
    keyType: 'integer',
    fields: [one('book', 'integer', BOOKS), one('label', 'integer', LABELS), { name: 'sort', type: 'integer' }],
  },
  {
    name: SECTIONS,
    key: 'id',
    keyType: 'integer',
    fields: [
      one('book', 'integer', BOOKS),
      { name: 'collection', type: 'string' },
      { name: 'item', type: 'string', kind: 'any', toAny: [LABELS, COUNTRIES, PEOPLE] },
    ],
  },
  {
    name: NOTES,
    key: 'id',
    keyType: 'integer',
    fields: [
      { name: 'text', type: 'string' },
      one('label', 'integer', LABELS, { default_value: 2 }),
      one('previous', 'integer', NOTES),
      one('country', 'string', COUNTRIES),
      { name: 'maker', type: 'string', special: ['user-created'] },
      many('next', 'o2m', NOTES, 'previous'),
    ],
  },
  {
    name: PAGE,
    key: 'id',
    keyType: 'integer',
    singleton: true,
    fields: [
      { name: 'headline', type: 'string', schema: { default_value: 'Welcome' } },
      { name: 'note', type: 'text' },
      { name: 'shown', type: 'boolean', special: ['boolean'] },
      one('star', 'integer', BOOKS),
    ],
  },
];

export const shapeOf = (name: string): CollectionShape => {
  const found = COLLECTIONS.find((shape) => shape.name === name);
  if (found === undefined) throw new Error(`There is no collection '${name}'.`);
  return found;
};
