import { fieldOf, isRelational, type Field, type Relation, type Schema } from '../schema';
import { localTypeOf } from './local-type-of';
import { defaultOnDelete } from './on-delete';
import { relationDraft, type RelationDraft, type RelationMap } from './relation-map';
import { relationsOf, type RelationIndex } from './relation-index';

/** A many-to-any is not guarded by the database; a rule that was not asked for is taken to be the usual one. */
const draftOf = (relation: Relation): RelationDraft => {
  const onDelete =
    relation.related_collection === null ? null : (relation.schema?.on_delete ?? defaultOnDelete(relation));
  return relationDraft(relation, relation.meta ?? {}, onDelete);
};

const hasInverseField = (schema: Schema, near: RelationDraft, far: RelationDraft | null, isMany: boolean): boolean => {
  if (far !== null) return far.meta.one_field !== null;
  if (!isMany) return near.meta.one_field !== null;
  return (fieldOf(schema, near.collection, near.field)?.meta?.interface ?? null) !== null;
};

/** The map of a field that exists; null for one that is no relation. */
export const mapOfField = (schema: Schema, index: RelationIndex, field: Field): RelationMap | null => {
  const kind = localTypeOf(index, field);
  const [own, other] = relationsOf(index, field.collection, field.field);
  if (!isRelational(kind) || own === undefined) return null;
  const near = draftOf(own);
  const throughJunction = kind !== 'm2o' && kind !== 'o2m' && kind !== 'file';
  const far = throughJunction && other !== undefined ? draftOf(other) : null;
  return {
    kind,
    collection: field.collection,
    field: field.field,
    near,
    far,
    autoFill: false,
    corresponding: hasInverseField(schema, near, far, kind === 'o2m'),
    existing: true,
  };
};
