import { equals } from '../../kernel';
import { type FieldMeta, type FieldSchema, isSystemCollection } from '../schema';
import { type DifferenceEntry, entryKey, type ModelDifference } from './difference';
import { COLUMN_MEMBERS } from './field-setup';
import type { ModelStep } from './model-step';
import {
  draftOf,
  type ModelSnapshot,
  type SnapshotColumn,
  type SnapshotField,
  type SnapshotRelation,
} from './snapshot';

const hasName =
  (collection: string, field: string | null) =>
  (part: SnapshotField | SnapshotRelation): boolean =>
    part.collection === collection && part.field === field;

const fieldIn = (snapshot: ModelSnapshot, { collection, field }: DifferenceEntry): SnapshotField | null =>
  snapshot.fields.find(hasName(collection, field)) ?? null;

const relationIn = (snapshot: ModelSnapshot, { collection, field }: DifferenceEntry): SnapshotRelation | null =>
  snapshot.relations.find(hasName(collection, field)) ?? null;

const columnOf = (column: SnapshotColumn): Partial<FieldSchema> =>
  Object.fromEntries(COLUMN_MEMBERS.map((member) => [member, column[member]]));

const changedMembers = <A extends object>(before: A | null, after: A): Partial<A> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => before === null || !equals(before[name as keyof A], value)),
  ) as Partial<A>;

/**
 * Databases refuse a new column that is not nullable and has no default, some of them even for a collection without
 * items. It is created nullable and changed after that; items without a value then fail with a reason.
 */
const mustStartNullable = ({ schema }: SnapshotField): boolean =>
  schema !== null && !schema.is_nullable && schema.default_value === null;

const addedField = (field: SnapshotField): readonly ModelStep[] => {
  const { schema } = field;
  if (schema === null || !mustStartNullable(field)) return [{ step: 'create_field', field: draftOf(field) }];
  return [
    { step: 'create_field', field: draftOf({ ...field, schema: { ...schema, is_nullable: true } }) },
    {
      step: 'update_field',
      collection: field.collection,
      change: { field: field.field, type: field.type, schema: columnOf(schema) },
    },
  ];
};

/** A changed column is sent whole, with the type: the server resets what is not named. */
const fieldUpdate = (before: SnapshotField, after: SnapshotField, group: string | null): ModelStep => {
  const meta: Partial<FieldMeta> = after.meta === null ? {} : changedMembers(before.meta, { ...after.meta, group });
  const { schema } = after;
  const isColumnChanged = before.type !== after.type || !equals(before.schema, schema);
  return {
    step: 'update_field',
    collection: after.collection,
    change: {
      field: after.field,
      ...(Object.keys(meta).length > 0 && { meta }),
      ...(schema !== null &&
        isColumnChanged && {
          type: after.type,
          schema: columnOf(schema),
        }),
    },
  };
};

/**
 * The requests that carry out the chosen entries, in the order that the server accepts: collections with their fields,
 * fields, changes, relations, and removals last. What refers to something that is not chosen is left out.
 */
export const stepsOfDifference = (
  { from, to, entries }: ModelDifference,
  chosenKeys: ReadonlySet<string>,
): readonly ModelStep[] => {
  const chosen = entries.filter((entry) => entry.denied === null && chosenKeys.has(entryKey(entry)));
  const of = (kind: DifferenceEntry['kind'], change: DifferenceEntry['change']): readonly DifferenceEntry[] =>
    chosen.filter((entry) => entry.kind === kind && entry.change === change);
  const newCollections = new Set(of('collection', 'added').map(({ collection }) => collection));
  const inNewCollection = ({ collection }: { readonly collection: string }): boolean => newCollections.has(collection);
  const created = of('field', 'added').flatMap((entry) => fieldIn(to, entry) ?? []);
  const grouped = [...to.fields.filter(inNewCollection), ...created];
  const goneCollections = new Set(of('collection', 'removed').map(({ collection }) => collection));
  const goneFields = of('field', 'removed').flatMap((entry) => fieldIn(from, entry) ?? []);
  const collections = new Set([...from.collections.map(({ collection }) => collection), ...newCollections]);
  const existing = from.fields.filter((field) => !goneFields.includes(field));
  const groupOf = ({ collection, meta }: SnapshotField): string | null => {
    const group = meta?.group ?? null;
    return [...grouped, ...existing].some(hasName(collection, group)) ? group : null;
  };
  const canPoint = ({ related_collection: related }: SnapshotRelation): boolean =>
    related === null || isSystemCollection(related) || (collections.has(related) && !goneCollections.has(related));
  const newRelations = [
    ...to.relations.filter(inNewCollection),
    ...[...of('field', 'added'), ...of('relation', 'added')].flatMap((entry) => relationIn(to, entry) ?? []),
  ];
  return [
    ...to.collections.filter(inNewCollection).map(({ collection, meta }): ModelStep => ({
      step: 'create_collection',
      collection: { collection, meta, fields: to.fields.filter(hasCollection(collection)).map(draftOf) },
    })),
    ...created.flatMap(addedField),
    ...of('collection', 'changed').flatMap(({ collection }): readonly ModelStep[] => {
      const [before, after] = [from, to].map(({ collections: all }) => all.find(hasCollection(collection)));
      return before === undefined || after === undefined
        ? []
        : [{ step: 'update_collection', collection, meta: changedMembers(before.meta, after.meta) }];
    }),
    ...of('field', 'changed').flatMap((entry): readonly ModelStep[] => {
      const [before, after] = [fieldIn(from, entry), fieldIn(to, entry)];
      return before === null || after === null ? [] : [fieldUpdate(before, after, groupOf(after))];
    }),
    ...grouped.flatMap((field): readonly ModelStep[] => {
      const group = groupOf(field);
      const change = { field: field.field, meta: { group } };
      return group === null ? [] : [{ step: 'update_field', collection: field.collection, change }];
    }),
    ...newRelations.filter(canPoint).map((relation): ModelStep => ({ step: 'create_relation', relation })),
    ...of('relation', 'changed').flatMap((entry): readonly ModelStep[] => {
      const relation = relationIn(to, entry);
      return relation === null ? [] : [{ step: 'update_relation', relation }];
    }),
    ...of('relation', 'removed').map(({ collection, field }): ModelStep => ({
      step: 'delete_relation',
      collection,
      field: field ?? '',
    })),
    ...goneFields.map(({ collection, field }): ModelStep => ({ step: 'delete_field', collection, field })),
    ...of('collection', 'removed').map(({ collection }): ModelStep => ({ step: 'delete_collection', collection })),
  ];
};

const hasCollection =
  (name: string) =>
  ({ collection }: { readonly collection: string }): boolean =>
    collection === name;
