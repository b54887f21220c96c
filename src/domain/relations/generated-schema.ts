import type { JsonObject } from '../../kernel';
import {
  fieldOf,
  keyDraft,
  type CollectionDraft,
  type CollectionMeta,
  type FieldDraft,
  type FieldMeta,
  type FieldType,
  type LocalType,
  type Schema,
} from '../schema';
import { DEFAULT_LANGUAGES, keyOf, keyOfRelated, languageFields } from './generated-names';
import { relationsOfMap, type RelationMap } from './relation-map';

/** A field that the map needs. An existing inverse field is updated. */
interface RequiredField {
  readonly draft: FieldDraft;
  readonly isInverse: boolean;
}

const column = (
  collection: string,
  field: string,
  type: FieldType,
  meta: Partial<FieldMeta> | null,
): RequiredField => ({
  draft: { collection, field, type, schema: {}, meta },
  isInverse: false,
});

const list = (collection: string, field: string, kind: 'o2m' | 'm2m'): RequiredField => ({
  draft: { collection, field, type: 'alias', schema: null, meta: { interface: `list-${kind}`, special: [kind] } },
  isInverse: true,
});

const HIDDEN: Partial<FieldMeta> = { hidden: true };
const TO_ONE: Partial<FieldMeta> = { interface: 'select-dropdown-m2o', special: ['m2o'] };

/** The foreign key of a one-to-many. As inverse field it gets an interface. */
const foreignKey = (schema: Schema, { near, collection, corresponding }: RelationMap): RequiredField => ({
  ...column(near.collection, near.field, keyOf(schema, collection).type, corresponding ? TO_ONE : null),
  isInverse: corresponding,
});

const columns = (schema: Schema, map: RelationMap): readonly RequiredField[] => {
  const { kind, near, far, collection } = map;
  if (far === null) return kind === 'o2m' ? [foreignKey(schema, map)] : [];
  const toAny = far.related_collection === null;
  return [
    column(near.collection, near.field, keyOf(schema, collection).type, HIDDEN),
    column(
      far.collection,
      far.field,
      toAny ? 'string' : keyOfRelated(schema, far.related_collection, kind).type,
      HIDDEN,
    ),
    ...(toAny ? [column(far.collection, far.meta.one_collection_field ?? '', 'string', HIDDEN)] : []),
  ];
};

const inverseFields = ({ near, far, kind }: RelationMap): readonly RequiredField[] => {
  const relation = far ?? near;
  if (kind !== 'm2o' && kind !== 'm2m') return [];
  return [list(relation.related_collection ?? '', relation.meta.one_field ?? '', kind === 'm2o' ? 'o2m' : 'm2m')];
};

const isFirst = ({ draft }: RequiredField, index: number, all: readonly RequiredField[]): boolean =>
  all.findIndex((other) => other.draft.collection === draft.collection && other.draft.field === draft.field) === index;

/** All fields that a map needs besides its own, existing or not, each once and with a name. */
const generatedFields = (schema: Schema, map: RelationMap): readonly RequiredField[] =>
  [
    ...columns(schema, map),
    column(map.near.collection, map.near.meta.sort_field ?? '', 'integer', HIDDEN),
    ...inverseFields(map),
  ]
    .filter(({ draft }) => draft.collection !== '' && draft.field !== '')
    .filter(isFirst);

/** Rows to create after their collection. */
export interface NewRows {
  readonly collection: string;
  readonly items: readonly JsonObject[];
}

/** New configuration of an existing field. */
export interface FieldUpdate {
  readonly collection: string;
  readonly field: string;
  readonly meta: Partial<FieldMeta>;
}

/** Everything that saving creates or changes besides the field and its relations, in the order of execution. */
export interface GeneratedSchema {
  readonly collections: readonly CollectionDraft[];
  readonly fields: readonly FieldDraft[];
  readonly updates: readonly FieldUpdate[];
  readonly rows: readonly NewRows[];
}

const ofKeys = (collection: string, meta: Partial<CollectionMeta>): CollectionDraft => ({
  collection,
  meta,
  fields: [keyDraft(collection, 'id', 'auto_int')],
});

const requiredCollections = (map: RelationMap): readonly CollectionDraft[] => {
  const { near, far } = map;
  if (far === null)
    return [map.kind === 'o2m' ? ofKeys(near.collection, {}) : ofKeys(near.related_collection ?? '', {})];
  const related = far.related_collection ?? '';
  const languages: CollectionDraft = { collection: related, meta: {}, fields: languageFields(related) };
  return [map.kind === 'translations' ? languages : ofKeys(related, {}), ofKeys(near.collection, { hidden: true })];
};

/** What a map would create (spec 001, 4 and 5); existing parts are left out. */
export const generatedSchema = (schema: Schema, map: RelationMap): GeneratedSchema => {
  const collections = requiredCollections(map).filter(
    ({ collection }) => collection !== '' && !schema.collections.has(collection),
  );
  const exists = (collection: string, field: string): boolean =>
    fieldOf(schema, collection, field) !== null ||
    collections.some((draft) => draft.fields.some((key) => key.collection === collection && key.field === field));
  const fields = generatedFields(schema, map);
  const languages = map.kind === 'translations' ? map.far?.related_collection : null;
  return {
    collections,
    fields: fields.flatMap(({ draft }) => (exists(draft.collection, draft.field) ? [] : [draft])),
    updates: fields.flatMap(({ draft: { collection, field, meta }, isInverse }) =>
      isInverse && meta !== null && exists(collection, field) ? [{ collection, field, meta }] : [],
    ),
    rows: collections.flatMap(({ collection }) =>
      collection === languages ? [{ collection, items: DEFAULT_LANGUAGES }] : [],
    ),
  };
};

/** Existing collections that the map refers to; the wizard highlights them as matches. */
export const matchingCollections = (schema: Schema, map: RelationMap): readonly string[] => {
  const names = relationsOfMap(map).flatMap((relation) => [relation.collection, relation.related_collection ?? '']);
  return [...new Set(names)].filter((name) => name !== map.collection && schema.collections.has(name));
};

/** Type of the field that a relation is set up for: that of the key it contains, or alias. */
export const fieldTypeOf = (schema: Schema, { kind, near }: RelationMap): FieldType =>
  kind === 'm2o' || kind === 'file' ? keyOf(schema, near.related_collection ?? '').type : 'alias';

/** The markers of a local type. */
export const specialOf = (localType: LocalType): readonly string[] => {
  switch (localType) {
    case 'standard':
      return [];
    case 'presentation':
      return ['alias', 'no-data'];
    default:
      return [localType];
  }
};
