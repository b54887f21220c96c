import type { JsonObject } from '../../src/kernel';
import { LABELS, PREFIX } from './content-model';

/** Has a key with another name than the keys of its rows. */
export const SHOPS = `${PREFIX}shops`;
/** Rows of shops; unlinked when they are removed. */
export const SHELVES = `${PREFIX}shelves`;
/** Rows of shelves, with uuid keys; deleted when they are removed. */
export const BOXES = `${PREFIX}boxes`;
/** The junction of shelves and labels. */
export const SHELF_LABELS = `${PREFIX}shelf_labels`;
/** The junction of shelves with labels and boxes, as many-to-any. */
export const SHELF_PARTS = `${PREFIX}shelf_parts`;
/** Rows of shops with a field of the name that the key of shops has. */
export const SIGNS = `${PREFIX}signs`;

const field = (name: string, type: string, schema: JsonObject = {}): JsonObject => ({
  field: name,
  type,
  meta: { interface: 'input' },
  schema,
});

const list = (name: string, special: string): JsonObject => ({
  field: name,
  type: 'alias',
  meta: { interface: `list-${special}`, special: [special] },
});

const key: JsonObject = field('id', 'integer', { is_primary_key: true, has_auto_increment: true });

/** In the form of POST /collections. */
export const SHOP_COLLECTIONS: readonly JsonObject[] = [
  {
    collection: SHOPS,
    meta: {},
    schema: {},
    fields: [
      field('code', 'string', { is_primary_key: true, is_nullable: false }),
      list('shelves', 'o2m'),
      list('signs', 'o2m'),
    ],
  },
  {
    collection: SHELVES,
    meta: { accountability: 'all' },
    schema: {},
    fields: [
      key,
      field('title', 'string', { is_nullable: false }),
      field('slug', 'string', { is_unique: true }),
      field('sort', 'integer'),
      field('shop', 'string'),
      list('boxes', 'o2m'),
      list('labels', 'm2m'),
      list('parts', 'm2a'),
    ],
  },
  {
    collection: BOXES,
    meta: { accountability: 'all' },
    schema: {},
    fields: [
      {
        field: 'id',
        type: 'uuid',
        meta: { interface: 'input', special: ['uuid'] },
        schema: { is_primary_key: true, is_nullable: false },
      },
      field('text', 'string'),
      field('sort', 'integer'),
      field('shelf', 'integer'),
    ],
  },
  {
    collection: SHELF_LABELS,
    meta: {},
    schema: {},
    fields: [
      key,
      field('shelf', 'integer'),
      field('label', 'string'),
      field('weight', 'integer'),
      field('sort', 'integer'),
    ],
  },
  {
    collection: SHELF_PARTS,
    meta: {},
    schema: {},
    fields: [key, field('shelf', 'integer'), field('collection', 'string'), field('item', 'string')],
  },
  { collection: SIGNS, meta: {}, schema: {}, fields: [key, field('code', 'string'), field('shop', 'string')] },
];

const relation = (collection: string, name: string, related: string | null, meta: JsonObject): JsonObject => ({
  collection,
  field: name,
  related_collection: related,
  meta: { one_field: null, sort_field: null, one_deselect_action: 'nullify', ...meta },
  ...(related === null ? {} : { schema: { on_delete: 'SET NULL' } }),
});

/** In the form of POST /relations. */
export const SHOP_RELATIONS: readonly JsonObject[] = [
  relation(SHELVES, 'shop', SHOPS, { one_field: 'shelves', sort_field: 'sort' }),
  relation(SIGNS, 'shop', SHOPS, { one_field: 'signs' }),
  relation(BOXES, 'shelf', SHELVES, { one_field: 'boxes', sort_field: 'sort', one_deselect_action: 'delete' }),
  relation(SHELF_LABELS, 'shelf', SHELVES, { one_field: 'labels', sort_field: 'sort', junction_field: 'label' }),
  relation(SHELF_LABELS, 'label', LABELS, { junction_field: 'shelf' }),
  relation(SHELF_PARTS, 'shelf', SHELVES, { one_field: 'parts', junction_field: 'item' }),
  relation(SHELF_PARTS, 'item', null, {
    junction_field: 'shelf',
    one_collection_field: 'collection',
    one_allowed_collections: [LABELS, BOXES],
  }),
];

/** In the order in which they can be deleted. */
export const SHOP_NAMES: readonly string[] = [SHELF_PARTS, SHELF_LABELS, BOXES, SIGNS, SHELVES, SHOPS];

/** Keys of the two boxes on the first shelf, and one for a new box. */
export const FIRST_BOX = 'c0de0000-0000-4000-8000-0000000000b1';
export const SECOND_BOX = 'c0de0000-0000-4000-8000-0000000000b2';
export const NEW_BOX = 'c0de0000-0000-4000-8000-0000000000b9';

interface Rows {
  readonly collection: string;
  readonly key: string;
  readonly rows: readonly JsonObject[];
}

/** In the order in which they can be created. */
export const SHOP_ROWS: readonly Rows[] = [
  { collection: SHOPS, key: 'code', rows: [{ code: 'north' }, { code: 'south' }] },
  {
    collection: SHELVES,
    key: 'id',
    rows: [
      { id: 9001, title: 'Maps', slug: 'maps', sort: 1, shop: 'north' },
      { id: 9002, title: 'Poems', slug: 'poems', sort: 2, shop: 'north' },
      { id: 9003, title: 'Loose', slug: 'loose', sort: null, shop: null },
      { id: 9004, title: 'Plays', slug: 'plays', sort: 1, shop: 'south' },
    ],
  },
  { collection: SIGNS, key: 'id', rows: [{ id: 9301, code: 'exit', shop: 'north' }] },
  {
    collection: BOXES,
    key: 'id',
    rows: [
      { id: FIRST_BOX, text: 'one', sort: 1, shelf: 9001 },
      { id: SECOND_BOX, text: 'two', sort: 2, shelf: 9001 },
    ],
  },
  {
    collection: LABELS,
    key: 'id',
    rows: [
      { id: 'blue', name: 'Blue' },
      { id: 'green', name: 'Green' },
      { id: 'red', name: 'Red' },
    ],
  },
  {
    collection: SHELF_LABELS,
    key: 'id',
    rows: [
      { id: 9101, shelf: 9001, label: 'red', weight: 1, sort: 1 },
      { id: 9102, shelf: 9001, label: 'blue', weight: 2, sort: 2 },
    ],
  },
  { collection: SHELF_PARTS, key: 'id', rows: [{ id: 9201, shelf: 9001, collection: LABELS, item: 'red' }] },
];
