import { equals } from '../../kernel';
import { fieldOf, isAlias, type Schema } from '../schema';
import { valueIn, type Item } from './item';
import { dateUpdatedField, isAuditField } from './audit-fields';

/** A list whose edit says which rows come, change and go is no value to overwrite: those of others stay as they are. */
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
 * What to read of an item before its edits are written: with a stamp of its last change that and the edited fields, else
 * its own values, for then nothing else tells whether somebody has changed it. Fields that `base` lacks cannot be read.
 */
export const fieldsToCompare = (schema: Schema, collection: string, base: Item, edits: Item): readonly string[] => {
  const stamp = dateUpdatedField(schema, collection);
  if (stamp === null || !Object.hasOwn(base, stamp)) return ['*'];
  const edited = Object.keys(edits).filter(
    (field) => Object.hasOwn(base, field) && !isRelationChange(schema, collection, field, edits[field]),
  );
  return [...new Set([stamp, ...edited])];
};

/** What was read, without lists whose edits overwrite nothing. */
export const comparableValues = (schema: Schema, collection: string, edits: Item, read: Item): Item =>
  Object.fromEntries(
    Object.entries(read).filter(
      ([field]) => !Object.hasOwn(edits, field) || !isRelationChange(schema, collection, field, edits[field]),
    ),
  );

/** Whether anything that was read is not as it was; a stamp counts, for it tells of fields that were not read. */
export const differs = (base: Item, read: Item): boolean =>
  Object.entries(read).some(([field, value]) => !equals(value, valueIn(base, field)));

/** The fields that somebody has changed since: of one's own, not of rows that belong to it, and no stamps. */
export const concurrentlyChangedFields = (
  schema: Schema,
  collection: string,
  base: Item,
  now: Item,
): readonly string[] =>
  Object.keys(now).filter((name) => {
    const field = fieldOf(schema, collection, name);
    const counts = field !== null && !isAlias(field) && !isAuditField(field);
    return counts && !equals(valueIn(now, name), valueIn(base, name));
  });
