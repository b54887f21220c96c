import { equals, isJsonObject, type Json } from '../../kernel';
import { fieldOf, type Schema } from '../schema';
import {
  type ModelSnapshot,
  type SnapshotCollection,
  type SnapshotField,
  snapshotOf,
  type SnapshotRelation,
} from './snapshot';

/** Why the server cannot be brought to agree with the snapshot in a part. */
export type DifferenceDenial =
  /** A key is given with its collection, once. */
  | 'key_fixed'
  /** A collection without a key could not be read. */
  | 'key_missing'
  /** A field gets its column, or none, when it is created. */
  | 'column_fixed'
  /** Configuration that exists can be changed, not removed. */
  | 'configuration_fixed'
  /** A foreign key stays as long as its column. */
  | 'target_fixed'
  /** A type that the platform does not create. */
  | 'type_unknown'
  /** A table of this name exists without configuration. */
  | 'table_unmanaged'
  /** The platform has a field of this name. */
  | 'field_of_platform'
  /** A collection of the platform that this server does not have. */
  | 'collection_missing';

/** A member with another value in the snapshot; a missing one is null. */
export interface ChangedMember {
  /** As 'meta.note'. */
  readonly path: string;
  readonly before: Json;
  readonly after: Json;
}

/** A part that is not the same on the server and in the snapshot. */
export interface DifferenceEntry {
  readonly kind: 'collection' | 'field' | 'relation';
  /** Added: in the snapshot only. Removed: on the server only. */
  readonly change: 'added' | 'changed' | 'removed';
  readonly collection: string;
  /** Null for a collection. */
  readonly field: string | null;
  /** On the server. */
  readonly before: SnapshotCollection | SnapshotField | SnapshotRelation | null;
  /** In the snapshot. */
  readonly after: SnapshotCollection | SnapshotField | SnapshotRelation | null;
  /** Of a part that both have. */
  readonly members: readonly ChangedMember[];
  readonly denied: DifferenceDenial | null;
}

/**
 * What differs between a server and a snapshot. The fields and relations of a collection that only one of them has
 * belong to the collection, and the relation of such a field to the field.
 */
export interface ModelDifference {
  readonly from: ModelSnapshot;
  readonly to: ModelSnapshot;
  readonly entries: readonly DifferenceEntry[];
}

/** Identifies an entry within a difference. */
export const entryKey = ({ kind, collection, field }: DifferenceEntry): string =>
  field === null ? `${kind} ${collection}` : `${kind} ${collection}.${field}`;

/** The members whose values differ; a list counts as one value. */
const changedMembers = (before: Json, after: Json, path = ''): readonly ChangedMember[] => {
  if (equals(before, after)) return [];
  if (!isJsonObject(before) || !isJsonObject(after)) return [{ path, before, after }];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names]
    .toSorted()
    .flatMap((name) =>
      changedMembers(before[name] ?? null, after[name] ?? null, path === '' ? name : `${path}.${name}`),
    );
};

type Change<A> =
  | { readonly before: A; readonly after: A }
  | { readonly before: null; readonly after: A }
  | { readonly before: A; readonly after: null };

/** The parts of both by name, those that are equal left out. */
const changesOf = <A>(from: readonly A[], to: readonly A[], nameOf: (part: A) => string): readonly Change<A>[] => {
  const byName = (parts: readonly A[]): ReadonlyMap<string, A> => new Map(parts.map((part) => [nameOf(part), part]));
  const [before, after] = [byName(from), byName(to)];
  const names = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return names.flatMap((name) => {
    const change = { before: before.get(name) ?? null, after: after.get(name) ?? null } as Change<A>;
    return equals(change.before, change.after) ? [] : [change];
  });
};

const isKey = (field: SnapshotField): boolean => field.schema?.is_primary_key ?? false;

const collectionDenial = (schema: Schema, to: ModelSnapshot, { before, after }: Change<SnapshotCollection>) => {
  if (before !== null || after === null) return null;
  if (schema.collections.has(after.collection)) return 'table_unmanaged';
  const fields = to.fields.filter(({ collection }) => collection === after.collection);
  if (!fields.some(isKey)) return 'key_missing';
  return fields.some(({ type }) => type === 'unknown') ? 'type_unknown' : null;
};

const fieldDenial = (schema: Schema, { before, after }: Change<SnapshotField>): DifferenceDenial | null => {
  if (after === null) return isKey(before) ? 'key_fixed' : null;
  if (before === null) {
    if (!schema.collections.has(after.collection)) return 'collection_missing';
    if (fieldOf(schema, after.collection, after.field) !== null) return 'field_of_platform';
    if (isKey(after)) return 'key_fixed';
    return after.type === 'unknown' ? 'type_unknown' : null;
  }
  const isColumnChanged = before.type !== after.type || !equals(before.schema, after.schema);
  if (isColumnChanged && (isKey(before) || isKey(after))) return 'key_fixed';
  if ((before.schema === null) !== (after.schema === null)) return 'column_fixed';
  if (before.meta !== null && after.meta === null) return 'configuration_fixed';
  return isColumnChanged && after.type === 'unknown' ? 'type_unknown' : null;
};

const relationDenial = ({ before, after }: Change<SnapshotRelation>): DifferenceDenial | null => {
  if (before === null) return null;
  if (after === null) return before.schema === null ? null : 'target_fixed';
  const isRetargeted = before.related_collection !== after.related_collection;
  if (isRetargeted || (before.schema === null) !== (after.schema === null)) return 'target_fixed';
  return before.meta !== null && after.meta === null ? 'configuration_fixed' : null;
};

type Part = SnapshotCollection | SnapshotField | SnapshotRelation;

const entryOf = (
  kind: DifferenceEntry['kind'],
  change: Change<Part>,
  denied: DifferenceDenial | null,
): DifferenceEntry => {
  const { before, after } = change;
  const { collection, ...rest } = after ?? before;
  return {
    kind,
    change: before === null ? 'added' : after === null ? 'removed' : 'changed',
    collection,
    field: 'field' in rest ? rest.field : null,
    before,
    after,
    members:
      before === null || after === null ? [] : changedMembers(before as unknown as Json, after as unknown as Json),
    denied,
  };
};

const pathOf = ({ collection, field }: SnapshotField | SnapshotRelation): string => `${collection}.${field}`;

/** Compares a server with a snapshot. Applying the difference makes the server equal to the snapshot. */
export const differenceOf = (schema: Schema, to: ModelSnapshot): ModelDifference => {
  const from = snapshotOf(schema);
  const collections = changesOf(from.collections, to.collections, ({ collection }) => collection);
  const whole = new Set(
    collections.flatMap(({ before, after }) =>
      before === null ? [after.collection] : after === null ? [before.collection] : [],
    ),
  );
  const fields = changesOf(from.fields, to.fields, pathOf).filter(
    ({ before, after }) => !whole.has((after ?? before).collection),
  );
  const shared = new Set(to.fields.map(pathOf));
  const inBoth = new Set(from.fields.map(pathOf).filter((path) => shared.has(path)));
  const relations = changesOf(from.relations, to.relations, pathOf).filter(({ before, after }) =>
    inBoth.has(pathOf(after ?? before)),
  );
  return {
    from,
    to,
    entries: [
      ...collections.map((change) => entryOf('collection', change, collectionDenial(schema, to, change))),
      ...fields.map((change) => entryOf('field', change, fieldDenial(schema, change))),
      ...relations.map((change) => entryOf('relation', change, relationDenial(change))),
    ],
  };
};

/** What is chosen at first: everything that can be carried out, except for removals. */
export const initiallyChosen = ({ entries }: ModelDifference): readonly string[] =>
  entries.filter(({ change, denied }) => change !== 'removed' && denied === null).map(entryKey);
