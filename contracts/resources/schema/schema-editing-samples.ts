import { MatchersV3 } from '@pact-foundation/pact';
import type { Collection, Field, FieldSchema, Relation } from '../../../src/domain/schema';
import type { JsonObject } from '../../../src/kernel';
import { ARTICLES, AUTHORS, MAKERS, PARTS, WORKS } from '../../platform/content-model';
import { state, type State } from '../../states';

const { integer } = MatchersV3;

export const FIELD_ID = 31;

/** In the form of POST /collections. */
export const key: JsonObject = {
  field: 'id',
  type: 'integer',
  schema: { is_primary_key: true, has_auto_increment: true },
  meta: { hidden: true, readonly: true, interface: 'input' },
};

export const draft = { field: 'title', type: 'string', schema: { max_length: 80 }, meta: { note: 'A name' } } as const;

export const works: JsonObject = { collection: WORKS, meta: {}, schema: {}, fields: [key, draft] };
export const parts: JsonObject = {
  collection: PARTS,
  meta: {},
  schema: {},
  fields: [key, { field: 'item', type: 'string', meta: {} }, { field: 'kind', type: 'string', meta: {} }],
};

const collectionMeta = {
  icon: 'build',
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
export const collection: Collection = { collection: WORKS, meta: collectionMeta };

const column: FieldSchema = {
  default_value: null,
  is_nullable: true,
  is_primary_key: false,
  is_unique: false,
  has_auto_increment: false,
  max_length: 80,
  numeric_precision: null,
  numeric_scale: null,
  foreign_key_table: null,
};

export const fieldMeta = {
  interface: null,
  options: null,
  display: null,
  display_options: null,
  readonly: false,
  hidden: false,
  sort: null,
  width: 'full',
  group: null,
  note: 'A name',
  translations: null,
};

export const title: Field = {
  collection: WORKS,
  field: 'title',
  type: 'string',
  schema: column,
  meta: { ...fieldMeta, id: FIELD_ID, special: [], system: false },
};
/** The same as the server answers it: an empty `special` is null. */
export const titleTold = { ...title, meta: { ...fieldMeta, id: integer(FIELD_ID), special: null } };

const relationMeta = {
  one_field: null,
  junction_field: null,
  sort_field: null,
  one_collection_field: null,
  one_allowed_collections: null,
  one_deselect_action: 'nullify',
};

export const toMaker: Relation = {
  collection: WORKS,
  field: 'maker',
  related_collection: MAKERS,
  meta: relationMeta,
  schema: { on_delete: 'SET NULL' },
};

export const toAny: Relation = {
  collection: PARTS,
  field: 'item',
  related_collection: null,
  meta: { ...relationMeta, one_collection_field: 'kind', one_allowed_collections: [ARTICLES] },
  schema: null,
};
export const toMore: Relation = {
  ...toAny,
  meta: { ...relationMeta, one_collection_field: 'kind', one_allowed_collections: [AUTHORS] },
};

interface Workshop {
  readonly collections?: readonly JsonObject[];
  readonly relations?: readonly Relation[];
  readonly rows?: readonly JsonObject[];
}

/** The state with exactly these collections of the workshop. */
export const workshop = ({ collections = [], relations = [], rows = [] }: Workshop): State =>
  state('collections of a workshop', { collections, relations: relations.map((relation) => asJson(relation)), rows });

/** A domain value as JSON. */
export const asJson = (value: object): JsonObject => JSON.parse(JSON.stringify(value)) as JsonObject;
