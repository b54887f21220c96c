import type { JsonObject } from '../../kernel';
import {
  fieldOf,
  keyDraft,
  type CollectionDraft,
  type CollectionMeta,
  type FieldDraft,
  type FieldMeta,
  type Schema,
} from '../schema';
import { generatedFields } from './generated-fields';
import { DEFAULT_LANGUAGES, languageFields } from './languages';
import { relationsOfMap, type RelationMap } from './relation-map';

/** Rows to be created once their collection is there. */
export interface NewRows {
  readonly collection: string;
  readonly items: readonly JsonObject[];
}

/** A field there is already that gets another look. */
export interface FieldUpdate {
  readonly collection: string;
  readonly field: string;
  readonly meta: Partial<FieldMeta>;
}

/** Everything besides the field itself and its relations that saving would make or change, in the order to do it. */
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

/** What a map would newly make (spec 001, 4 and 5); nothing that is there already. */
export const generatedSchema = (schema: Schema, map: RelationMap): GeneratedSchema => {
  const collections = requiredCollections(map).filter(({ collection }) => collection !== '' && !schema.collections.has(collection));
  const isThere = (collection: string, field: string): boolean =>
    fieldOf(schema, collection, field) !== null ||
    collections.some((made) => made.fields.some((key) => key.collection === collection && key.field === field));
  const fields = generatedFields(schema, map);
  const languages = map.kind === 'translations' ? map.far?.related_collection : null;
  return {
    collections,
    fields: fields.flatMap(({ draft }) => (isThere(draft.collection, draft.field) ? [] : [draft])),
    updates: fields.flatMap(({ draft: { collection, field, meta }, isInverse }) =>
      isInverse && meta !== null && isThere(collection, field) ? [{ collection, field, meta }] : [],
    ),
    rows: collections.flatMap(({ collection }) =>
      collection === languages ? [{ collection, items: DEFAULT_LANGUAGES }] : [],
    ),
  };
};

/** Collections that the map names and that are there already: what the wizard highlights as a match. */
export const matchingCollections = (schema: Schema, map: RelationMap): readonly string[] => {
  const named = relationsOfMap(map).flatMap((relation) => [relation.collection, relation.related_collection ?? '']);
  return [...new Set(named)].filter((name) => name !== map.collection && schema.collections.has(name));
};
