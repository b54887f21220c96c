import { fieldOf, isAlias, type Schema } from '../schema';
import { isStoredAsIn, sameValueIn } from '../values';
import { mergeItems, type Merge } from './edits';
import { valueIn, type Item } from './item';
import { dateUpdatedField, isAuditField } from './audit-fields';

/** An edit of a list names the rows to create, update and delete, so it does not overwrite the rows of others. */
const isRelationChange = (
  schema: Schema,
  collection: string,
  field: string,
  edit: Item[string] | undefined,
): boolean => {
  const known = fieldOf(schema, collection, field);
  return known !== null && isAlias(known) && !Array.isArray(edit);
};

/**
 * The fields to read before edits are written. With a 'date-updated' field: that and the edited fields; otherwise
 * all, because nothing else tells whether the item has changed. Fields missing from `base` cannot be read.
 */
export const fieldsToCompare = (schema: Schema, collection: string, base: Item, edits: Item): readonly string[] => {
  const stamp = dateUpdatedField(schema, collection);
  if (stamp === null || !Object.hasOwn(base, stamp)) return ['*'];
  const edited = Object.keys(edits).filter(
    (field) => Object.hasOwn(base, field) && !isRelationChange(schema, collection, field, edits[field]),
  );
  return [...new Set([stamp, ...edited])];
};

/** The values read, without lists whose edits overwrite nothing. */
export const comparableValues = (schema: Schema, collection: string, edits: Item, read: Item): Item =>
  Object.fromEntries(
    Object.entries(read).filter(
      ([field]) => !Object.hasOwn(edits, field) || !isRelationChange(schema, collection, field, edits[field]),
    ),
  );

/**
 * The edits of a write merged with the values that the server has now: the one definition of 'changed since' for forms,
 * cells and dates. An edited field conflicts if the server has neither the value in `base` nor the new one.
 */
export const mergeWithServer = (schema: Schema, collection: string, base: Item, edits: Item, read: Item): Merge =>
  mergeItems(
    base,
    edits,
    comparableValues(schema, collection, edits, read),
    sameValueIn(schema, collection),
    isStoredAsIn(schema, collection),
  );

/**
 * True when any value read differs from `base`. A changed 'date-updated' counts: it covers the fields that were not
 * read.
 */
export const differs = (schema: Schema, collection: string, base: Item, read: Item): boolean => {
  const isSame = sameValueIn(schema, collection);
  return Object.entries(read).some(([field, value]) => !isSame(field, value, valueIn(base, field)));
};

/** The item's own fields that differ from `base`, without audit fields and without lists. */
export const concurrentlyChangedFields = (
  schema: Schema,
  collection: string,
  base: Item,
  now: Item,
): readonly string[] => {
  const isSame = sameValueIn(schema, collection);
  return Object.keys(now).filter((name) => {
    const field = fieldOf(schema, collection, name);
    const counts = field !== null && !isAlias(field) && !isAuditField(field);
    return counts && !isSame(name, valueIn(now, name), valueIn(base, name));
  });
};
