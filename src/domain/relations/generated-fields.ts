import type { FieldDraft, FieldMeta, FieldType, Schema } from '../schema';
import { keyOf, keyOfRelated } from './key-of';
import type { RelationMap } from './relation-map';

/** A field the map needs, and whether it is the corresponding one, which is brought up to date where it exists. */
export interface RequiredField {
  readonly draft: FieldDraft;
  readonly isInverse: boolean;
}

const column = (collection: string, field: string, type: FieldType, meta: Partial<FieldMeta> | null): RequiredField => ({
  draft: { collection, field, type, schema: {}, meta },
  isInverse: false,
});

const list = (collection: string, field: string, kind: 'o2m' | 'm2m'): RequiredField => ({
  draft: { collection, field, type: 'alias', schema: null, meta: { interface: `list-${kind}`, special: [kind] } },
  isInverse: true,
});

const HIDDEN: Partial<FieldMeta> = { hidden: true };
const TO_ONE: Partial<FieldMeta> = { interface: 'select-dropdown-m2o', special: ['m2o'] };

/** The column elsewhere that points here; somebody who wants the corresponding field sees it there. */
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

const listing = ({ near, far, kind }: RelationMap): readonly RequiredField[] => {
  const relation = far ?? near;
  if (kind !== 'm2o' && kind !== 'm2m') return [];
  return [list(relation.related_collection ?? '', relation.meta.one_field ?? '', kind === 'm2o' ? 'o2m' : 'm2m')];
};

const isFirst = ({ draft }: RequiredField, index: number, all: readonly RequiredField[]): boolean =>
  all.findIndex((other) => other.draft.collection === draft.collection && other.draft.field === draft.field) === index;

/** The fields besides its own that a map needs, made or not: none without a name, none twice. */
export const generatedFields = (schema: Schema, map: RelationMap): readonly RequiredField[] =>
  [
    ...columns(schema, map),
    column(map.near.collection, map.near.meta.sort_field ?? '', 'integer', HIDDEN),
    ...listing(map),
  ]
    .filter(({ draft }) => draft.collection !== '' && draft.field !== '')
    .filter(isFirst);
