import { equals, isJsonObject, type Json, shorten } from '../../../kernel';
import { localTypeOf, type RelationIndex, relationsOf } from '../../relations';
import {
  type Field,
  fieldsOf,
  isAlias,
  isPrimaryKey,
  isRequired,
  isSecret,
  MASK,
  primaryKeyOf,
  type Schema,
} from '../../schema';
import { lengthLimit } from '../../values';
import type { CopyMode, CopyModes } from './copy-modes';
import { type Item, omitFields, valueIn } from '../item';
import { isGeneratedKey } from '../new-item';
import { applyRelatedEdits, applyNestedWrite, editsOfRow } from '../lists/apply-edits';
import { isNestedWrite } from '../lists/nested-write';
import { collectionOfRow, type ToMany, toManyOf } from '../lists/to-many';

export interface CopyModel {
  readonly schema: Schema;
  readonly index: RelationIndex;
}

export const relatedCollection = ({ index }: CopyModel, collection: string, field: string): string | null =>
  relationsOf(index, collection, field)[0]?.related_collection ?? null;

/** The key of a related item that was read with its values; a new item without a key is returned as it is. */
export const toKey = (model: CopyModel, related: string | null, value: Json): Json => {
  if (!isJsonObject(value) || related === null) return value;
  const key = primaryKeyOf(model.schema, related)?.field;
  return key !== undefined && Object.hasOwn(value, key) ? valueIn(value, key) : value;
};

const newRowsOf = (value: Json): Json => (isNestedWrite(value) ? valueIn(value, 'create') : null);

/**
 * An item's own values without its key and without the rows of its lists: sending those of the original would take them
 * from it. Related items are replaced by their keys, except for what is `staged`: edits of them,
 * and new rows. Secrets are left out where only their mask is known: sent, the mask would be the
 * password.
 */
const copyOwnValues = (
  model: CopyModel,
  collection: string,
  item: Item,
  left: readonly string[],
  staged: Item = {},
): Item => {
  const values: Record<string, Json> = {};
  for (const field of fieldsOf(model.schema, collection)) {
    const name = field.field;
    if (isPrimaryKey(field) || left.includes(name) || !Object.hasOwn(item, name)) continue;
    if (isSecret(field) && item[name] === MASK) continue;
    const edits = valueIn(staged, name);
    const created = newRowsOf(edits);
    if (!isAlias(field))
      values[name] = isJsonObject(edits)
        ? edits
        : toKey(model, relatedCollection(model, collection, name), valueIn(item, name));
    else if (created !== null) values[name] = { create: created };
  }
  return values;
};

/** Edits with the key of the current related item are edits of it; otherwise they are another item. */
const editedRelated = (model: CopyModel, related: string | null, before: Json, edits: Json): Json => {
  const key = toKey(model, related, edits);
  return key !== edits && equals(key, toKey(model, related, before)) ? applyRelatedEdits(before, edits) : edits;
};

const copyRelated = (model: CopyModel, related: string | null, value: Json, staged: Json): Json =>
  related !== null && isJsonObject(value)
    ? copyOwnValues(model, related, value, [], isJsonObject(staged) ? staged : {})
    : value;

/** `staged`: the edits of the row, all values of a new one. Edits of a linked item are sent with it, as in a save. */
const copyRow = (model: CopyModel, list: ToMany, row: Item, staged: Item, copiesRelated: boolean): Item => {
  const values = copyOwnValues(model, list.collection, row, [list.foreignKey], staged);
  const { junction } = list;
  if (junction === null || !Object.hasOwn(row, junction.field)) return values;
  const related = collectionOfRow(list, row);
  const value = valueIn(row, junction.field);
  const edits = valueIn(staged, junction.field);
  const linked = isJsonObject(edits) ? edits : toKey(model, related, value);
  return { ...values, [junction.field]: copiesRelated ? copyRelated(model, related, value, edits) : linked };
};

/** A new row belongs to no other item: it is sent as it is. Removals in its lists have no rows to remove. */
const createdRow = (row: Item, { foreignKey }: ToMany): Item =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]): readonly (readonly [string, Json])[] => {
      if (name === foreignKey) return [];
      if (!isNestedWrite(value)) return [[name, value]];
      const kept = omitFields(value, ['delete']);
      return Object.keys(kept).length === 0 ? [] : [[name, kept]];
    }),
  );

export const objectsIn = (value: Json): readonly Item[] =>
  Array.isArray(value) ? (value as readonly Json[]).filter(isJsonObject) : [];

/**
 * The payload for 'save as copy'. `item` was read with `duplicationFields` for the same modes; `edits` are applied
 * to it, those of lists too. Never contains the key or the rows of the original; a list without copied rows is left
 * out.
 */
export const duplicateOf = (
  model: CopyModel,
  collection: string,
  item: Item,
  edits: Item,
  choices: CopyModes,
): Item => {
  const values: Record<string, Json> = {
    ...copyOwnValues(model, collection, { ...item, ...edits }, Object.keys(choices)),
  };
  const copied = (field: string, choice: CopyMode): Json => {
    const list = toManyOf(model.schema, model.index, collection, field);
    if (list === null) {
      const related = relatedCollection(model, collection, field);
      const before = valueIn(item, field);
      const isEdited = Object.hasOwn(edits, field);
      const edited = valueIn(edits, field);
      if (choice === 'link') return isEdited ? edited : toKey(model, related, before);
      if (isEdited && isJsonObject(edited) && toKey(model, related, edited) === edited) return edited;
      const value = isEdited ? editedRelated(model, related, before, edited) : before;
      return copyRelated(model, related, value, edited);
    }
    const copiesRelated = choice === 'copy' && !isTranslated(model, collection, field);
    const write = valueIn(edits, field);
    const rows = applyNestedWrite(objectsIn(valueIn(item, field)), write, list);
    return rows.map((row) => {
      const staged = editsOfRow(row, write, list);
      return staged === row ? createdRow(row, list) : copyRow(model, list, row, staged, copiesRelated);
    });
  };
  for (const [field, choice] of Object.entries(choices)) {
    const value = choice === 'leave' ? null : copied(field, choice);
    if (value !== null && !(Array.isArray(value) && value.length === 0)) values[field] = value;
  }
  return values;
};

export const isTranslated = ({ schema, index }: CopyModel, collection: string, name: string): boolean =>
  fieldsOf(schema, collection).some((field) => field.field === name && localTypeOf(index, field) === 'translations');

/** Why a field of a copy needs a value of its own: it must be unique, or is required and would be empty. */
export type FillReason = 'unique' | 'required';

const SUFFIX = '-copy';

const isText = ({ type }: Field): boolean => type === 'string' || type === 'text';

const isUnique = (field: Field): boolean => field.schema?.is_unique === true;

/**
 * Values that a copy cannot share or would lack: a key entered by the user, unique values, and required values that
 * are missing.
 */
const fillReason = (field: Field, copy: Item): FillReason | null => {
  if (isAlias(field)) return null;
  if (isPrimaryKey(field)) return isGeneratedKey(field) ? null : 'unique';
  const isEmpty = valueIn(copy, field.field) === null;
  if (isUnique(field) && !isEmpty) return 'unique';
  return isRequired(field) && isEmpty ? 'required' : null;
};

/** Why fields of a copy have to be filled in, each reason once. */
export const fillReasons = (schema: Schema, collection: string, copy: Item): readonly FillReason[] => [
  ...new Set(fieldsOf(schema, collection).flatMap((field) => fillReason(field, copy) ?? [])),
];

const suffixed = (field: Field, text: string): string => {
  const limit = lengthLimit(field);
  return limit === null ? text + SUFFIX : shorten(text, limit - SUFFIX.length) + SUFFIX;
};

const suggestion = (field: Field, before: Item[string]): Item[string] => {
  if (!isUnique(field) && !isPrimaryKey(field)) return before;
  return isText(field) && typeof before === 'string' && before !== '' ? suffixed(field, before) : null;
};

/**
 * The fields that need a value of their own in the copy, with a suggestion each; null without one. `original` is the
 * item with its edits.
 */
export const nonCopyableValues = (schema: Schema, collection: string, copy: Item, original: Item): Item =>
  Object.fromEntries(
    fieldsOf(schema, collection)
      .filter((field) => fillReason(field, copy) !== null)
      .map((field) => [field.field, suggestion(field, valueIn(original, field.field))]),
  );
