import { localTypeOf, relationDraft, relationIndexOf, type SaveStep } from '../relations';
import {
  type Collection,
  type CollectionMeta,
  fieldOutline,
  fieldsOf,
  isSystemCollection,
  type Field,
  type LocalType,
  type Relation,
  type Schema,
} from '../schema';
import { templateFields } from '../templates';
import { draftOf, snapshotField, type SnapshotField } from './snapshot';

/** A new collection with the fields of another one. */
export interface CollectionCopy {
  readonly name: string;
  readonly source: string;
  /** Fields that refer to one item or file are copied too, to the same targets. */
  readonly withRelations: boolean;
}

/** A field that a copy leaves out, and why: its kind. */
export interface LeftOutField {
  readonly field: string;
  readonly kind: LocalType;
}

/** What copying sends, and what it leaves out. */
export interface CopyPlan {
  readonly steps: readonly SaveStep[];
  readonly leftOut: readonly LeftOutField[];
}

/** Tables without configuration and the platform's own collections are not copied. */
export const canBeCopied = ({ collection, meta }: Collection): boolean =>
  meta !== null && !isSystemCollection(collection);

const firstOf = (path: string): string => path.split('.')[0] ?? '';

/** The configuration as far as what it names is copied. The names of the original would stand in every list twice. */
const metaOf = (meta: CollectionMeta, names: ReadonlySet<string>): Partial<CollectionMeta> => {
  const has = (field: string | null): boolean => field !== null && names.has(field);
  const { archive_field: archive, display_template: template, item_duplication_fields: duplicated } = meta;
  return {
    ...meta,
    translations: null,
    sort_field: has(meta.sort_field) ? meta.sort_field : null,
    ...(has(archive) ? {} : { archive_field: null, archive_value: null, unarchive_value: null }),
    display_template:
      template !== null && templateFields(template).every((path) => has(firstOf(path))) ? template : null,
    item_duplication_fields: duplicated?.filter((path) => has(firstOf(path))) ?? null,
  };
};

/** The foreign key of the copy. A tree stays a tree of its own. No list of the target shows the copies. */
const relationOf = ({ field, related_collection: related, schema }: Relation, copy: CollectionCopy): SaveStep => ({
  step: 'create_relation',
  relation: relationDraft(
    { collection: copy.name, field, related_collection: related === copy.source ? copy.name : related },
    {},
    schema?.on_delete === 'RESTRICT' ? 'NO ACTION' : (schema?.on_delete ?? 'SET NULL'),
  ),
});

/** Groups are told by name, after all fields exist: the server gives them new ids. */
const groupSteps = (fields: readonly SnapshotField[]): readonly SaveStep[] =>
  fields.flatMap(({ collection, field, meta }): readonly SaveStep[] => {
    const group = meta?.group ?? null;
    return group === null || !fields.some((other) => other.field === group)
      ? []
      : [{ step: 'update_field', collection, change: { field, meta: { group } } }];
  });

/**
 * The requests that create the copy: the collection with its fields, its groups, and its foreign keys. Lists, which need
 * junctions or fields in other collections, are left out. Empty for a source that cannot be copied.
 */
export const copyPlan = (schema: Schema, copy: CollectionCopy): CopyPlan => {
  const source = schema.collections.get(copy.source);
  if (source === undefined || source.meta === null || !canBeCopied(source)) return { steps: [], leftOut: [] };
  const index = relationIndexOf(schema);
  const keyOf = ({ field }: Field): Relation | undefined =>
    schema.relations.get(copy.source)?.find((relation) => relation.field === field);
  const kinds = fieldOutline(fieldsOf(schema, copy.source)).map(({ field }) => {
    const kind = localTypeOf(index, field);
    const related = keyOf(field)?.related_collection ?? null;
    const isReference = (kind === 'm2o' || kind === 'file') && related !== null && schema.collections.has(related);
    const isCopied = kind === 'standard' || kind === 'presentation' || (isReference && copy.withRelations);
    return { field, kind, isCopied };
  });
  const copied = kinds.filter(({ isCopied }) => isCopied).map(({ field }) => field);
  const fields = copied.map((field) => ({ ...snapshotField(schema, field), collection: copy.name }));
  return {
    steps: [
      {
        step: 'create_collection',
        collection: {
          collection: copy.name,
          meta: metaOf(source.meta, new Set(copied.map(({ field }) => field))),
          fields: fields.map(draftOf),
        },
      },
      ...groupSteps(fields),
      ...copied.flatMap((field) => {
        const relation = keyOf(field);
        return relation === undefined ? [] : [relationOf(relation, copy)];
      }),
    ],
    leftOut: kinds.filter(({ isCopied }) => !isCopied).map(({ field, kind }) => ({ field: field.field, kind })),
  };
};
