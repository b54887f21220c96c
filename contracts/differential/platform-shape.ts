import type { JsonObject } from '../../src/kernel';
import {
  BOOK_LABELS,
  BOOKS,
  CHAPTERS,
  COLLECTIONS,
  COUNTRIES,
  LABELS,
  NOTES,
  PAGE,
  PEOPLE,
  SECTIONS,
  type CollectionShape,
  type FieldShape,
} from './shape';

const keyField = ({ key, keyType }: CollectionShape): JsonObject => ({
  field: key,
  type: keyType,
  meta: { interface: 'input', ...(keyType === 'uuid' ? { special: ['uuid'] } : {}) },
  schema: { is_primary_key: true, has_auto_increment: keyType === 'integer' },
});

const fieldPayload = ({ name, type, special, schema = {} }: FieldShape): JsonObject => ({
  field: name,
  type,
  meta: { interface: 'input', ...(special === undefined ? {} : { special }) },
  ...(type === 'alias' ? {} : { schema }),
});

const collectionPayload = (shape: CollectionShape): JsonObject => ({
  collection: shape.name,
  meta: { ...shape.meta, ...(shape.singleton ? { singleton: true } : {}) },
  schema: {},
  fields: [keyField(shape), ...shape.fields.map(fieldPayload)],
});

/** In the form of POST /collections, with all fields, since the server may fail on fields added later. */
export const COLLECTION_PAYLOADS: readonly JsonObject[] = COLLECTIONS.map(collectionPayload);

const relation = (
  collection: string,
  field: string,
  related_collection: string | null,
  on_delete: string | null,
  meta: JsonObject = {},
): JsonObject => ({
  collection,
  field,
  related_collection,
  meta: { one_field: null, sort_field: null, one_deselect_action: 'nullify', ...meta },
  ...(on_delete === null ? {} : { schema: { on_delete } }),
});

/** In the form of POST /relations. */
export const RELATION_PAYLOADS: readonly JsonObject[] = [
  relation(PEOPLE, 'country', COUNTRIES, 'NO ACTION', { one_field: 'people' }),
  relation(PEOPLE, 'chief', PEOPLE, 'SET NULL', { one_field: 'staff' }),
  relation(BOOKS, 'author', PEOPLE, 'SET NULL', { one_field: 'books' }),
  relation(CHAPTERS, 'book', BOOKS, 'CASCADE', { one_field: 'chapters', one_deselect_action: 'delete' }),
  relation(BOOK_LABELS, 'book', BOOKS, 'CASCADE', { one_field: 'labels', junction_field: 'label', sort_field: 'sort' }),
  relation(BOOK_LABELS, 'label', LABELS, 'SET NULL', { junction_field: 'book' }),
  relation(SECTIONS, 'book', BOOKS, 'SET NULL', { one_field: 'sections', junction_field: 'item' }),
  relation(SECTIONS, 'item', null, null, {
    junction_field: 'book',
    one_collection_field: 'collection',
    one_allowed_collections: [LABELS, COUNTRIES, PEOPLE],
  }),
  relation(NOTES, 'label', LABELS, 'SET DEFAULT', { one_field: 'notes' }),
  relation(NOTES, 'previous', NOTES, 'NO ACTION', { one_field: 'next' }),
  relation(NOTES, 'country', COUNTRIES, 'CASCADE', { one_field: 'notes' }),
  relation(PAGE, 'star', BOOKS, 'SET NULL'),
];
