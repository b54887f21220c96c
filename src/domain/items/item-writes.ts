import type { Json } from '../../kernel';
import {
  type ArchiveRule,
  type Field,
  isArchived,
  isPrimaryKey,
  isStaticToken,
  primaryKeyOf,
  type Schema,
} from '../schema';
import { defaultValue } from '../values';
import { isUnchanged } from './edits';
import { type Item, keyOf, omitFields, type PrimaryKey, type SaveTarget, valueIn } from './item';
import { isGeneratedKey } from './new-item';

type NothingToSave = 'nothing_to_save' | 'key_missing';

/**
 * Why there is nothing to send; null if there is. A new item with a generated key can be sent without edits: its
 * defaults are its content (spec 000, 4).
 */
export const nothingToSave = (schema: Schema, { kind, collection }: SaveTarget, edits: Item): NothingToSave | null => {
  const key = primaryKeyOf(schema, collection);
  if (kind === 'new' && key !== null && isGeneratedKey(key)) return null;
  if (isUnchanged(edits)) return 'nothing_to_save';
  if (kind !== 'new') return null;
  const typed = key === null ? null : valueIn(edits, key.field);
  return typed === null || typed === '' ? 'key_missing' : null;
};

/** The item that a save updates; null if it creates one, as the first save of a singleton does. */
export const itemToUpdate = (schema: Schema, target: SaveTarget, item: Item): Item | null => {
  if (target.kind === 'new') return null;
  const key = primaryKeyOf(schema, target.collection)?.field;
  const exists =
    target.kind === 'existing' || key === undefined || !Object.hasOwn(item, key) || keyOf(item, key) !== null;
  return exists ? item : null;
};

/** A write to several items before it is confirmed: a deletion, or the same values for all of them. */
export type PlannedWrite = { readonly kind: 'delete' } | { readonly kind: 'edit'; readonly edits: Item };

/** One write to several items: the body of PATCH /items/{collection}. */
export interface BatchWrite {
  readonly keys: readonly PrimaryKey[];
  readonly data: Item;
}

/** Adds or removes a field. An added one starts with its column default; null without one, and for a computed one. */
export const toggleBatchField = (edits: Item, field: Field): Item =>
  Object.hasOwn(edits, field.field)
    ? omitFields(edits, [field.field])
    : { ...edits, [field.field]: defaultValue(field) };

/** Primary keys, unique values and tokens cannot be set on several items. */
export const isBatchEditable = (field: Field): boolean =>
  !isPrimaryKey(field) && !isStaticToken(field) && !(field.schema?.is_unique ?? false);

/** The write for all selected fields; null values are sent. Null when there are no keys or no fields. */
export const batchWrite = (keys: readonly PrimaryKey[], edits: Readonly<Record<string, Json>>): BatchWrite | null =>
  keys.length === 0 || Object.keys(edits).length === 0 ? null : { keys, data: edits };

/** The edit that archives or unarchives the item, depending on its current value (spec 000, 4). */
export const archiveToggle = (rule: ArchiveRule, item: Item): Item => ({
  [rule.field]: isArchived(rule, valueIn(item, rule.field)) ? rule.unarchived : rule.archived,
});

/** Archiving several items never unarchives one. */
export const archiveAll = (rule: ArchiveRule): Item => ({ [rule.field]: rule.archived });
