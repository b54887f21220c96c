import { equals, type JsonObject } from '../../kernel';
import {
  fieldOf,
  type CollectionDraft,
  type FieldChange,
  type FieldDraft,
  type Relation,
  type Schema,
} from '../schema';
import { isMapComplete, relationsOfMap, type RelationDraft, type RelationMap } from './relation-map';
import { generatedSchema, type FieldUpdate, type GeneratedSchema } from './generated-schema';

/** One request. */
export type SaveStep =
  | { readonly step: 'create_collection'; readonly collection: CollectionDraft }
  | { readonly step: 'create_field'; readonly field: FieldDraft }
  | { readonly step: 'update_field'; readonly collection: string; readonly change: FieldChange }
  | { readonly step: 'create_relation'; readonly relation: Relation }
  | { readonly step: 'update_relation'; readonly relation: Relation }
  | { readonly step: 'create_rows'; readonly collection: string; readonly items: readonly JsonObject[] };

/** New collections include all their fields: one request, so that a failure leaves no half of a junction. */
const newCollections = ({ collections, fields }: GeneratedSchema): readonly CollectionDraft[] =>
  collections.map((draft) => ({
    ...draft,
    fields: [...draft.fields, ...fields.filter(({ collection }) => collection === draft.collection)],
  }));

const newFields = ({ collections, fields }: GeneratedSchema): readonly FieldDraft[] =>
  fields.filter((field) => !collections.some(({ collection }) => collection === field.collection));

/** Whether a field has this configuration. */
export const isUpToDate = (schema: Schema, { collection, field, meta }: FieldUpdate): boolean => {
  const existing = fieldOf(schema, collection, field)?.meta ?? null;
  return existing !== null && equals({ ...existing, ...meta }, existing);
};

const relationOf = (schema: Schema, { collection, field }: Relation): Relation | null =>
  schema.relations.get(collection)?.find((relation) => relation.field === field) ?? null;

/** An unknown constraint counts as unchanged. */
const isUnchanged = (relation: Relation, draft: Relation): boolean =>
  equals(relation.meta, draft.meta) && (relation.schema === undefined || equals(relation.schema, draft.schema ?? null));

/** Whether a relation exists as it is in the draft. */
export const isRelationUpToDate = (schema: Schema, draft: Relation): boolean => {
  const existing = relationOf(schema, draft);
  return existing !== null && isUnchanged(existing, draft);
};

const relationSteps = (schema: Schema, draft: RelationDraft): readonly SaveStep[] => {
  const existing = relationOf(schema, draft);
  if (existing === null) return [{ step: 'create_relation', relation: draft }];
  return isUnchanged(existing, draft) ? [] : [{ step: 'update_relation', relation: draft }];
};

/**
 * The requests that save a relation, in the order the platform needs: collection, columns, relation, rows. `own` is
 * the draft of the map's field, null when the field exists. Existing parts are left out; an incomplete map gives an
 * empty plan.
 */
export const savePlan = (schema: Schema, map: RelationMap, ownField: FieldDraft | null): readonly SaveStep[] => {
  if (!isMapComplete(map)) return [];
  const generated = generatedSchema(schema, map);
  const fields = ownField === null ? newFields(generated) : [ownField, ...newFields(generated)];
  return [
    ...newCollections(generated).map((collection): SaveStep => ({ step: 'create_collection', collection })),
    ...fields.map((field): SaveStep => ({ step: 'create_field', field })),
    ...generated.updates
      .filter((update) => !isUpToDate(schema, update))
      .map(({ collection, ...change }): SaveStep => ({ step: 'update_field', collection, change })),
    ...relationsOfMap(map).flatMap((draft) => relationSteps(schema, draft)),
    ...generated.rows.map(({ collection, items }): SaveStep => ({ step: 'create_rows', collection, items })),
  ];
};
