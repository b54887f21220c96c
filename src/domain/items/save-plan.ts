import type { Json } from '../../kernel';
import { type ArchiveRule, type Field, isArchived, isPrimaryKey, primaryKeyOf, type Schema } from '../schema';
import { isUnchanged } from './edits';
import { type Item, keyOf, type PrimaryKey, type SaveTarget, valueIn } from './item';
import { isGeneratedKey } from './new-item';

/** The request that a save leads to, with changed values only; or the reason why there is none. */
export type SavePlan =
  | { readonly kind: 'create'; readonly collection: string; readonly values: Item }
  | { readonly kind: 'update'; readonly collection: string; readonly key: PrimaryKey; readonly values: Item }
  | { readonly kind: 'update-singleton'; readonly collection: string; readonly values: Item }
  | { readonly kind: 'none'; readonly reason: 'nothing_to_save' | 'key_missing' };

const createPlan = (schema: Schema, collection: string, edits: Item): SavePlan => {
  const key = primaryKeyOf(schema, collection);
  const typed = key === null ? null : (edits[key.field] ?? null);
  if (key !== null && isGeneratedKey(key)) return { kind: 'create', collection, values: edits };
  if (isUnchanged(edits)) return { kind: 'none', reason: 'nothing_to_save' };
  if (typed === null || typed === '') return { kind: 'none', reason: 'key_missing' };
  return { kind: 'create', collection, values: edits };
};

/** A new item with a generated key can be saved without edits: its defaults are its content (spec 000, 4). */
export const savePlan = (schema: Schema, target: SaveTarget, edits: Item): SavePlan => {
  const { collection } = target;
  if (target.kind === 'new') return createPlan(schema, collection, edits);
  if (isUnchanged(edits)) return { kind: 'none', reason: 'nothing_to_save' };
  return target.kind === 'singleton'
    ? { kind: 'update-singleton', collection, values: edits }
    : { kind: 'update', collection, key: target.key, values: edits };
};

/** Why there is nothing to send; null if there is. A new item with a generated key can be sent without any values. */
export const nothingToSave = (
  schema: Schema,
  target: SaveTarget,
  edits: Item,
): Extract<SavePlan, { kind: 'none' }>['reason'] | null => {
  const plan = savePlan(schema, target, edits);
  return plan.kind === 'none' ? plan.reason : null;
};

/** The item that a save updates; null if it creates one, as the first save of a singleton does. */
export const itemToUpdate = (schema: Schema, target: SaveTarget, item: Item): Item | null => {
  if (target.kind === 'new') return null;
  const key = primaryKeyOf(schema, target.collection)?.field;
  const exists =
    target.kind === 'existing' || key === undefined || !Object.hasOwn(item, key) || keyOf(item, key) !== null;
  return exists ? item : null;
};

/** One write to several items: the body of PATCH /items/{collection}. */
export interface BatchWrite {
  readonly keys: readonly PrimaryKey[];
  readonly data: Item;
}

/** Adds or removes a field. An added one starts with its column default, otherwise null. */
export const toggleBatchField = (edits: Item, field: Field): Item =>
  Object.hasOwn(edits, field.field)
    ? Object.fromEntries(Object.entries(edits).filter(([each]) => each !== field.field))
    : { ...edits, [field.field]: field.schema?.default_value ?? null };

/** Primary keys and unique values cannot be set on several items. */
export const isBatchEditable = (field: Field): boolean => !isPrimaryKey(field) && !(field.schema?.is_unique ?? false);

/** The write for all selected fields; null values are sent. Null when there are no keys or no fields. */
export const batchWrite = (keys: readonly PrimaryKey[], edits: Readonly<Record<string, Json>>): BatchWrite | null =>
  keys.length === 0 || Object.keys(edits).length === 0 ? null : { keys, data: edits };

/** The edit that archives or unarchives the item, depending on its current value (spec 000, 4). */
export const archiveToggle = (rule: ArchiveRule, item: Item): Item => ({
  [rule.field]: isArchived(rule, valueIn(item, rule.field)) ? rule.unarchived : rule.archived,
});

/** Archiving several items never unarchives one. */
export const archiveAll = (rule: ArchiveRule): Item => ({ [rule.field]: rule.archived });
