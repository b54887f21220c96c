import type { Json } from '../../kernel';
import { type ArchiveRule, type Field, isArchived, isPrimaryKey, primaryKeyOf, type Schema } from '../schema';
import { isUnchanged } from './edits';
import { type Item, type PrimaryKey, type SaveTarget, valueIn } from './item';
import { isGeneratedKey } from './new-item';

/** The one write that a save comes to, with only what changed; or why there is none. */
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

/** A new item whose key comes by itself is saved as it stands, its defaults are its content (spec 000, 4). */
export const savePlan = (schema: Schema, target: SaveTarget, edits: Item): SavePlan => {
  const { collection } = target;
  if (target.kind === 'new') return createPlan(schema, collection, edits);
  if (isUnchanged(edits)) return { kind: 'none', reason: 'nothing_to_save' };
  return target.kind === 'singleton'
    ? { kind: 'update-singleton', collection, values: edits }
    : { kind: 'update', collection, key: target.key, values: edits };
};

/** One write to several items: the body of PATCH /items/{collection}. */
export interface BatchWrite {
  readonly keys: readonly PrimaryKey[];
  readonly data: Item;
}

/** The keys in a route's last segment: one with commas means several items at once. */
export const batchKeys = (segment: string): readonly string[] => [
  ...new Set(segment.split(',').filter((key) => key !== '')),
];

/** A field ticked or unticked; unticking forgets the value. A ticked one starts with its default, else null. */
export const toggleBatchField = (edits: Item, field: Field): Item =>
  Object.hasOwn(edits, field.field)
    ? Object.fromEntries(Object.entries(edits).filter(([each]) => each !== field.field))
    : { ...edits, [field.field]: field.schema?.default_value ?? null };

/** Keys and values that are one per item cannot be given to several. */
export const isBatchEditable = (field: Field): boolean => !isPrimaryKey(field) && !(field.schema?.is_unique ?? false);

/** What is sent: every ticked field, null among the values. Null when there is no item or no field. */
export const batchWrite = (keys: readonly PrimaryKey[], edits: Readonly<Record<string, Json>>): BatchWrite | null =>
  keys.length === 0 || Object.keys(edits).length === 0 ? null : { keys, data: edits };

/** Archive or take out of the archive, whichever the item's value asks for (spec 000, 4): the one field to send. */
export const archiveToggle = (rule: ArchiveRule, item: Item): Item => ({
  [rule.field]: isArchived(rule, valueIn(item, rule.field)) ? rule.unarchived : rule.archived,
});

/** Archiving several items at once never takes one out. */
export const archiveAll = (rule: ArchiveRule): Item => ({ [rule.field]: rule.archived });
