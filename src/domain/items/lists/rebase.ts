import { equals, isJsonObject, type Json } from '../../../kernel';
import { relationIndexOf } from '../../relations';
import { primaryKeyOf, type Schema } from '../../schema';
import type { SameValue } from '../../values';
import { type Item, keyIn, keyOf, valueIn } from '../item';
import { nestedWrite, stagedOf } from './nested-write';
import { type CreatedRow, isSameKey, type StagedEdits, stagedValues, type UpdatedRow } from './staged';
import { type ToMany, toManyOf } from './to-many';

/** Where a field that holds an item leads to. */
export interface RelatedItemField {
  readonly collection: string;
  readonly primaryKey: string;
  /** The field beside it that names the collection, of a many-to-any only: the server needs it with every edit. */
  readonly collectionField: string | null;
}

/** The relations of the fields of a collection, for values that hold other items. */
export interface FieldRelations {
  readonly listOf: (field: string) => ToMany | null;
  /**
   * The related collection of a many-to-one field, and its key field. Of a many-to-any only the values beside it,
   * `holder`, say which collection that is: without them there is none.
   */
  readonly itemOf: (field: string, holder?: Item) => RelatedItemField | null;
  /** The relations of the fields of another collection. */
  readonly of: (collection: string) => FieldRelations;
}

export const fieldRelations = (schema: Schema, collection: string): FieldRelations => {
  const index = relationIndexOf(schema);
  return {
    listOf: (field) => toManyOf(schema, index, collection, field),
    itemOf: (field, holder = {}) => {
      const relation = index.many.get(collection)?.get(field);
      const collectionField =
        relation?.related_collection === null ? (relation.meta?.one_collection_field ?? null) : null;
      const named = collectionField === null ? null : valueIn(holder, collectionField);
      const related = relation?.related_collection ?? (typeof named === 'string' ? named : null);
      const key = related === null ? null : primaryKeyOf(schema, related);
      return related === null || key === null ? null : { collection: related, primaryKey: key.field, collectionField };
    },
    of: (other) => fieldRelations(schema, other),
  };
};

/** No field has a relation. */
export const NO_RELATIONS: FieldRelations = { listOf: () => null, itemOf: () => null, of: () => NO_RELATIONS };

/** The edits of an item that are left after a write of it: those that were not sent, or were changed since. */
const withoutSentValues = (relations: FieldRelations, sent: Item, current: Item): Item => {
  const left: Record<string, Json> = {};
  for (const [field, value] of Object.entries(current)) {
    const before = valueIn(sent, field);
    if (Object.hasOwn(sent, field) && equals(before, value)) continue;
    const item = relations.itemOf(field, current);
    const rest = Object.hasOwn(sent, field) ? withoutSentRelated(relations, item, field, before, value) : value;
    if (rest === undefined) continue;
    left[field] = rest;
    // Sent and unchanged, but needed again.
    if (item?.collectionField != null) left[item.collectionField] = item.collection;
  }
  return left;
};

/** Of an item behind a many-to-one field or a junction: nothing but the key is nothing. */
const withoutSentItem = (
  relations: FieldRelations,
  primaryKey: string,
  sent: Item,
  current: Item,
): Json | undefined => {
  const key = keyOf(current, primaryKey);
  const before = keyOf(sent, primaryKey);
  if (key === null || before === null || !isSameKey(key, before)) return current;
  const left = withoutSentValues(relations, sent, { ...current, [primaryKey]: valueIn(sent, primaryKey) });
  return Object.keys(left).length === 0 ? undefined : { ...left, [primaryKey]: key };
};

const withoutSentRelated = (
  relations: FieldRelations,
  item: RelatedItemField | null,
  field: string,
  sent: Json,
  current: Json,
): Json | undefined => {
  const list = relations.listOf(field);
  if (list !== null) return withoutSentRows(relations, list, sent, current);
  if (item === null || !isJsonObject(sent) || !isJsonObject(current)) return current;
  return withoutSentItem(relations.of(item.collection), item.primaryKey, sent, current);
};

const withoutSentRows = (relations: FieldRelations, list: ToMany, sent: Json, current: Json): Json | undefined => {
  const [before, now] = [stagedOf(list, null, sent), stagedOf(list, null, current)];
  if (before === null || now === null) return current;
  return nestedWrite(withoutSent(relations, list, before, now), list) ?? undefined;
};

/**
 * Rows that were sent with the same values, each counted once; a row whose key is known already is edited from now on.
 */
const withoutSentCreations = (
  rowRelations: FieldRelations,
  list: ToMany,
  sent: readonly CreatedRow[],
  current: readonly CreatedRow[],
): Pick<StagedEdits, 'created' | 'updated'> => {
  const open = [...sent];
  const created: CreatedRow[] = [];
  const updated: UpdatedRow[] = [];
  for (const row of current) {
    const same = open.findIndex(({ values }) => equals(values, row.values));
    const key = keyOf(row.values, list.primaryKey);
    const known = key === null ? undefined : sent.find(({ values }) => keyOf(values, list.primaryKey) === key);
    if (same >= 0) open.splice(same, 1);
    else if (key !== null && known !== undefined)
      updated.push({ key, values: withoutSentValues(rowRelations, known.values, row.values) });
    else created.push(row);
  }
  return { created, updated };
};

/** The edits of a list that are left after a write that has sent `sent`. */
export const withoutSent = (
  relations: FieldRelations,
  list: ToMany,
  sent: StagedEdits,
  current: StagedEdits,
): StagedEdits => {
  const rowRelations = relations.of(list.collection);
  const { created, updated } = withoutSentCreations(rowRelations, list, sent.created, current.created);
  const isSent = (keys: readonly (string | number)[]): ((key: string | number) => boolean) => {
    const texts = new Set(keys.map(String));
    return (key) => texts.has(String(key));
  };
  const [wasLinked, wasRemoved] = [isSent(sent.linked), isSent(sent.removed)];
  const edited = current.updated.map(({ key, values }): UpdatedRow => {
    const before = stagedValues(sent, { key });
    return { key, values: withoutSentValues(rowRelations, before, values) };
  });
  return {
    created,
    linked: current.linked.filter((key) => !wasLinked(key)),
    updated: [...edited, ...updated].filter(({ key, values }) => Object.keys(values).length > 0 && !wasRemoved(key)),
    removed: current.removed.filter((key) => !wasRemoved(key)),
  };
};

/** The form values of a write: `sent` of them `before`, the values now, and the answer. */
interface Write {
  readonly sent: Item;
  readonly before: Item;
  readonly current: Item;
  readonly saved: Item;
}

/**
 * A list is edited by steps: what was sent of them is done. A value that is none, such as the initial one that the
 * field was reset to during the save, would replace the rows that the save has added.
 */
const rebaseList = (relations: FieldRelations, list: ToMany, field: string, write: Write): Json => {
  const [initial, saved] = [valueIn(write.before, field), valueIn(write.saved, field)];
  const staged = stagedOf(list, initial, valueIn(write.current, field));
  if (staged === null) return valueIn(write.current, field);
  const sent = stagedOf(list, initial, Object.hasOwn(write.sent, field) ? valueIn(write.sent, field) : initial);
  const left = sent === null ? staged : withoutSent(relations, list, sent, staged);
  return nestedWrite(left, list) ?? saved;
};

/** A new item that was sent exists now: what was typed since edits it, by the key that the answer has. */
const rebaseRelated = (relations: FieldRelations, field: string, write: Write): Json => {
  const [sent, current, saved] = [write.sent, write.current, write.saved].map((values) => valueIn(values, field)) as [
    Json,
    Json,
    Json,
  ];
  const item = relations.itemOf(field);
  if (item === null || !isJsonObject(sent) || !isJsonObject(current)) return current;
  const key = keyIn(saved, item.primaryKey);
  const isSent = keyOf(sent, item.primaryKey) === null && keyOf(current, item.primaryKey) === null;
  if (!isSent || key === null)
    return withoutSentItem(relations.of(item.collection), item.primaryKey, sent, current) ?? saved;
  const left = withoutSentValues(relations.of(item.collection), sent, current);
  return { ...left, [item.primaryKey]: key };
};

/**
 * The values of a form after a save: the response, except for fields edited while the request was in flight. `sent`
 * is the payload, `before` the initial values, `current` the form values, `saved` the response.
 */
export const rebase = (
  sent: Item,
  before: Item,
  current: Item,
  saved: Item,
  isSame: SameValue,
  relations: FieldRelations = NO_RELATIONS,
): Item => {
  const values: Record<string, Json> = { ...saved };
  const write = { sent, before, current, saved };
  for (const [field, value] of Object.entries(current)) {
    const list = relations.listOf(field);
    const known = Object.hasOwn(sent, field) ? sent[field] : before[field];
    if (isSame(field, value, known ?? null)) continue;
    values[field] = list !== null ? rebaseList(relations, list, field, write) : rebaseRelated(relations, field, write);
  }
  return values;
};
