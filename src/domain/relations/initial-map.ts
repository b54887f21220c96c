import { fieldOf, isRelational, type Field, type Relation, type RelationalType, type Schema } from '../schema';
import { LANGUAGES, withGeneratedNames } from './generated-names';
import { FILES, localTypeOf, relationsOf, type RelationIndex } from './relation-index';
import {
  defaultOnDelete,
  relationDraft,
  withDefaultOnDelete,
  type RelationDraft,
  type RelationMap,
} from './relation-map';

const keyHere = (collection: string, field: string, related: string): RelationDraft =>
  relationDraft({ collection, field, related_collection: related }, {}, 'SET NULL');

const keysElsewhere = (collection: string, field: string): RelationDraft =>
  relationDraft(
    { collection: '', field: '', related_collection: collection },
    { one_field: field || null },
    'SET NULL',
  );

const second = (related: string | null): RelationDraft =>
  relationDraft({ collection: '', field: '', related_collection: related }, {}, related === null ? null : 'SET NULL');

/** Initial second relation of the junction: to files, languages, any collection, or one yet to be chosen. */
const farOf = (kind: RelationalType): RelationDraft | null => {
  switch (kind) {
    case 'm2m':
      return second('');
    case 'files':
      return second(FILES);
    case 'translations':
      return second(LANGUAGES);
    case 'm2a':
      return { ...second(null), meta: { ...second(null).meta, one_allowed_collections: [] } };
    default:
      return null;
  }
};

const nearOf = (kind: RelationalType, collection: string, field: string): RelationDraft => {
  if (kind === 'm2o') return keyHere(collection, field, '');
  return kind === 'file' ? keyHere(collection, field, FILES) : keysElsewhere(collection, field);
};

/** Initial map for a new field; `field` may be empty. */
export const startMap = (schema: Schema, kind: RelationalType, collection: string, field: string): RelationMap =>
  withGeneratedNames(schema, {
    kind,
    collection,
    field,
    near: withDefaultOnDelete(nearOf(kind, collection, field)),
    far: farOf(kind),
    autoFill: true,
    corresponding: false,
    existing: false,
  });

/** A many-to-any has no database constraint; a missing constraint takes the default rule. */
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

/** The map of an existing field; null when it has no relation. */
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
