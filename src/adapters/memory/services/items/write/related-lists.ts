import type { Item, PrimaryKey } from '../../../../../domain/items';
import { isJsonObject, type Json, type JsonObject } from '../../../../../kernel';
import { forbidden, invalidPayload, unexpected } from '../../../api-error';
import type { Database } from '../../../world/database';
import { normalizeKey, type ToMany } from '../../../world/model';
import { isKey, relatedInOrder } from './related-items';
import { type ItemWriter, type RelatedWriters, toRecord } from './write-context';

/** One list of related items to be written. */
interface ListWrite {
  readonly database: Database;
  readonly relation: ToMany;
  readonly keyField: string;
  /** Nested updates find their items by the name of the parent's key, whatever the name of their own. */
  readonly parentKeyField: string;
  readonly parent: PrimaryKey;
  readonly writer: ItemWriter;
  readonly detachRevisions: RelatedWriters['detachRevisions'];
}

const malformed = (message: string): never => {
  throw invalidPayload(`Invalid one-to-many update structure: ${message}`);
};

const belongs = ({ relation, parent }: ListWrite, row: Item): boolean =>
  String(row[relation.column] ?? '') === String(parent);

const memberKeys = (list: ListWrite): readonly PrimaryKey[] =>
  list.database
    .rows(list.relation.related)
    .filter((row) => belongs(list, row))
    .map((row) => row[list.keyField] ?? null)
    .filter(isKey);

/** Updates the item of the record's key when it exists, else creates it; sets its parent either way. */
const upsert = (list: ListWrite, record: JsonObject): PrimaryKey | null => {
  const { database, relation, keyField, parent, writer } = list;
  const sentKey = record[keyField] ?? null;
  const key = isKey(sentKey) ? normalizeKey(database.model, relation.related, sentKey) : null;
  const item: Item = { ...record, [relation.column]: parent };
  if (key === null || database.row(relation.related, key) === null) return writer.create([item])[0] ?? null;
  writer.update([isKey(sentKey) ? sentKey : key], item);
  return key;
};

/** Throws when an entry is the key of a missing item. */
const assertEntriesExist = ({ database, relation }: ListWrite, entries: readonly Json[]): void => {
  const isMissing = entries.some(
    (entry) =>
      isKey(entry) && database.row(relation.related, normalizeKey(database.model, relation.related, entry)) === null,
  );
  if (isMissing) throw forbidden();
};

/** Also writes an item that is in the list already. */
const writeEntry = (list: ListWrite, entry: Json): PrimaryKey | null =>
  upsert(
    list,
    isKey(entry) ? { [list.keyField]: entry } : typeof entry === 'object' && entry !== null ? toRecord(entry) : {},
  );

/** Removes items from the list: clears their foreign key or deletes them, as the relation says. */
const removeFromList = ({ relation, writer }: ListWrite, keys: readonly PrimaryKey[]): void => {
  if (keys.length === 0) return;
  if (relation.deletesRemoved) writer.remove(keys);
  else writer.update(keys, { [relation.column]: null });
};

const writeArray = (list: ListWrite, entries: readonly Json[]): void => {
  assertEntriesExist(list, entries);
  const keptKeys = new Set(entries.map((entry) => String(writeEntry(list, entry))));
  removeFromList(
    list,
    memberKeys(list).filter((key) => !keptKeys.has(String(key))),
  );
};

const CHANGE_KEYS = ['create', 'update', 'delete'];

const arrayIn = (changes: JsonObject, name: string): readonly Json[] => {
  const entries = changes[name] ?? [];
  return Array.isArray(entries) ? (entries as readonly Json[]) : malformed(`"${name}" must be an array`);
};

const objectsIn = (changes: JsonObject, name: string): readonly JsonObject[] =>
  arrayIn(changes, name).map((entry, at) =>
    isJsonObject(entry) ? entry : malformed(`"${name}[${at}]" must be of type object`),
  );

/**
 * Revisions of items created here get no parent. An empty `delete` removes all items, as on the server, whose query
 * then has no condition on keys.
 */
const writeChanges = (list: ListWrite, changes: JsonObject): void => {
  const unknownName = Object.keys(changes).find((name) => !CHANGE_KEYS.includes(name));
  const [created, updated] = [objectsIn(changes, 'create'), objectsIn(changes, 'update')];
  const released = arrayIn(changes, 'delete').map((key, at) =>
    isKey(key) ? String(key) : malformed(`"delete[${at}]" does not match any of the allowed types`),
  );
  if (unknownName !== undefined) malformed(`"${unknownName}" is not allowed`);
  const parentRef: Item = { [list.relation.column]: list.parent };
  list.detachRevisions(() => void list.writer.create(created.map((record) => ({ ...record, ...parentRef }))));
  for (const record of updated) {
    const key = record[list.parentKeyField] ?? null;
    if (!isKey(key)) throw unexpected('Undefined binding(s) detected');
    list.writer.update([key], { ...record, ...parentRef });
  }
  if (changes['delete'] === undefined) return;
  removeFromList(
    list,
    memberKeys(list).filter((key) => released.length === 0 || released.includes(String(key))),
  );
};

const writeList = (list: ListWrite, value: Json): void => {
  if (Array.isArray(value)) writeArray(list, value as readonly Json[]);
  else if (isJsonObject(value)) writeChanges(list, value);
  else malformed('"value" must be of type object');
};

const EMPTY_VALUES: readonly Json[] = [null, false, 0, ''];

/**
 * Writes a payload's lists of an existing item. An array replaces the list and mixes keys and records; an object names
 * what to create, update and delete. Null and other empty values are ignored.
 */
export const writeRelatedLists = (
  writers: RelatedWriters,
  database: Database,
  collection: string,
  parent: PrimaryKey,
  payload: Item,
): void => {
  const { model, detachRevisions: keepApart } = writers;
  for (const [field, value] of relatedInOrder(model, collection, payload)) {
    const relation = model.relationOf(collection, field);
    if (relation?.kind !== 'many' || EMPTY_VALUES.includes(value)) continue;
    const [keyField, parentKeyField] = [model.keyField(relation.related), model.keyField(collection)];
    const writer = writers.writer(relation.related);
    writeList({ database, relation, keyField, parentKeyField, parent, detachRevisions: keepApart, writer }, value);
  }
};
