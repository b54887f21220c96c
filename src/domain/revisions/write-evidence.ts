import { isJsonObject, type Json } from '../../kernel';
import {
  dateUpdatedField,
  fieldRelations,
  isAuditField,
  isRelatedEdit,
  keyOf,
  userUpdatedField,
  valueIn,
  type Item,
  type PrimaryKey,
} from '../items';
import type { ItemsQuery } from '../query';
import { fieldOf, isAlias, isConcealed, isSecret, MASK, type Field, type Schema } from '../schema';
import { isStoredAsIn, sameValueIn } from '../values';
import { revisionsOf } from './history-queries';

/**
 * What the values of an item say about a write without an answer. `rehashed`: only secrets were
 * sent, and their hashes have changed. `unreadable`: none of the sent values can be read.
 */
export type WriteEvidence = 'applied' | 'not-applied' | 'changed' | 'rehashed' | 'unreadable';

const isUncomparable = (field: Field | null): boolean => field !== null && (isSecret(field) || isConcealed(field));

const isList = (field: Field | null): boolean => field !== null && isAlias(field);

/** True if the write sends secrets, which cannot be compared with what the server answers. */
export const hasSecrets = (schema: Schema, collection: string, sent: Item): boolean =>
  Object.keys(sent).some((name) => isUncomparable(fieldOf(schema, collection, name)));

/** True if the item never shows the value as it was sent: secrets, steps of a list, and items in many-to-one fields. */
const isUncomparableIn = (schema: Schema, collection: string): ((name: string, value: Json) => boolean) => {
  const relations = fieldRelations(schema, collection);
  return (name, value) => {
    const field = fieldOf(schema, collection, name);
    return isUncomparable(field) || isList(field) || isRelatedEdit(relations, name, value);
  };
};

/** True if nothing of the write can be read back, so that only its revision can prove it. */
export const isUnreadable = (schema: Schema, collection: string, base: Item, sent: Item): boolean => {
  const isHidden = isUncomparableIn(schema, collection);
  return Object.entries(sent).every(([name, value]) => isHidden(name, value) || !Object.hasOwn(base, name));
};

/**
 * Compares the values of an item before a write (`base`), those of the write and those now. A write
 * is applied as a whole, so that the comparable fields decide about the others.
 */
export const writeEvidence = (schema: Schema, collection: string, base: Item, sent: Item, now: Item): WriteEvidence => {
  const [isSame, isStoredAs] = [sameValueIn(schema, collection), isStoredAsIn(schema, collection)];
  const isBefore = (name: string): boolean => isSame(name, valueIn(base, name), valueIn(now, name));
  const read = Object.keys(sent).filter((name) => Object.hasOwn(now, name));
  const isHidden = isUncomparableIn(schema, collection);
  const compared = read.filter((name) => !isHidden(name, valueIn(sent, name)));
  if (compared.length > 0) {
    if (compared.every((name) => isStoredAs(name, valueIn(sent, name), valueIn(now, name)))) return 'applied';
    return compared.every(isBefore) ? 'not-applied' : 'changed';
  }
  // A new item in a many-to-one field replaces the key that was there.
  const relations = fieldRelations(schema, collection);
  const replaced = read.filter((name) => {
    const item = relations.itemOf(name);
    const value = valueIn(sent, name);
    return item !== null && isJsonObject(value) && keyOf(value, item.primaryKey) === null;
  });
  if (replaced.some(isBefore)) return 'not-applied';
  // Every write of a hash changes it, as it is salted.
  const hashes = read.filter((name) => isUncomparable(fieldOf(schema, collection, name)) && now[name] !== MASK);
  if (hashes.length === 0) return 'unreadable';
  return hashes.every(isBefore) ? 'not-applied' : 'rehashed';
};

/** The number of revisions that are searched for that of a write. */
export const MAX_WRITE_REVISIONS = 10;

/** The newest revisions of an item: all after the one with the id `since`, or only the last one. */
export const writeRevisionsQuery = (collection: string, item: PrimaryKey, since: number | null): ItemsQuery => ({
  fields: ['id', 'delta', 'activity.user.id'],
  filter: revisionsOf(collection, item, since === null ? [] : [{ id: { _gt: since } }]),
  sort: ['-id'],
  limit: since === null ? 1 : MAX_WRITE_REVISIONS,
});

/** The id of the newest revision of an item. */
export const newestRevisionQuery = (collection: string, item: PrimaryKey): ItemsQuery => ({
  fields: ['id'],
  filter: revisionsOf(collection, item),
  sort: ['-id'],
  limit: 1,
});

/** Reads the result of that query; 0 without revisions. */
export const newestRevisionId = ([row]: readonly Item[]): number | null => {
  if (row === undefined) return 0;
  return typeof row['id'] === 'number' ? row['id'] : null;
};

const authorOf = (revision: Item): Json => {
  const activity = valueIn(revision, 'activity');
  const user = isJsonObject(activity) ? (activity['user'] ?? null) : null;
  return isJsonObject(user) ? (user['id'] ?? null) : user;
};

/**
 * Whether a write of this user with these values made the revision. An update is never recorded
 * with its lists, so that one with further values may be another write: `possible`.
 */
export const revisionEvidence = (
  schema: Schema,
  collection: string,
  { sent, user }: { readonly sent: Item; readonly user: string },
  revision: Item,
): 'same' | 'possible' | 'other' => {
  const delta = valueIn(revision, 'delta');
  if (authorOf(revision) !== user || !isJsonObject(delta)) return 'other';
  const isHidden = isUncomparableIn(schema, collection);
  const isStoredAs = isStoredAsIn(schema, collection);
  const own = Object.entries(sent).filter(([name]) => !isList(fieldOf(schema, collection, name)));
  const isRecorded = own.every(
    ([name, value]) =>
      Object.hasOwn(delta, name) && (isHidden(name, value) || isStoredAs(name, value, valueIn(delta, name))),
  );
  if (!isRecorded) return 'other';
  const isExpected = (name: string): boolean => {
    const field = fieldOf(schema, collection, name);
    return Object.hasOwn(sent, name) || (field !== null && isAuditField(field));
  };
  return own.length < Object.keys(sent).length && !Object.keys(delta).every(isExpected) ? 'possible' : 'same';
};

/**
 * What the audit fields of an item say about the latest write: it was by this user, by another one, or there was none.
 */
export const auditEvidence = (
  schema: Schema,
  collection: string,
  base: Item,
  now: Item,
  user: string | null,
): 'own' | 'other' | 'none' | 'unknown' => {
  const [date, author] = [dateUpdatedField(schema, collection), userUpdatedField(schema, collection)];
  const isRead = (name: string | null): name is string =>
    name !== null && Object.hasOwn(base, name) && Object.hasOwn(now, name);
  if (isRead(date) && base[date] === now[date]) return 'none';
  const by = author === null ? null : valueIn(now, author);
  if (typeof by !== 'string') return 'unknown';
  if (by !== user) return 'other';
  return isRead(date) ? 'own' : 'unknown';
};
