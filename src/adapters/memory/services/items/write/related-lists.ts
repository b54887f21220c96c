import type { Item, PrimaryKey } from '../../../../../domain/items';
import { isJsonObject, type Json, type JsonObject } from '../../../../../kernel';
import { forbidden, invalidPayload, unexpected } from '../../../api-error';
import type { Database } from '../../../world/database';
import { normalizeKey, type ToMany } from '../../../world/model';
import { isKey, type ItemWriter, relatedInOrder, type RelatedWriters } from './related-items';
import { toRecord } from './write-context';

/** The items of one list: where they are, and whose they are to be. */
interface ListWrite {
  readonly database: Database;
  readonly relation: ToMany;
  readonly keyField: string;
  /** Updates inside of changes find their items by a member of this name, whatever the items' own key is called. */
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

/** Updates the item of the record's key when there is one, else creates it; either way it then belongs to the list. */
const upsert = (list: ListWrite, record: JsonObject): PrimaryKey | null => {
  const { database, relation, keyField, parent, writer } = list;
  const sentKey = record[keyField] ?? null;
  const key = isKey(sentKey) ? normalizeKey(database.model, relation.related, sentKey) : null;
  const item: Item = { ...record, [relation.column]: parent };
  if (key === null || database.row(relation.related, key) === null) return writer.create([item])[0] ?? null;
  writer.update([isKey(sentKey) ? sentKey : key], item);
  return key;
};

/** An entry is the key of an item that is there, or a record to update or create. */
const assertEntriesExist = ({ database, relation }: ListWrite, entries: readonly Json[]): void => {
  const gone = entries.some(
    (entry) =>
      isKey(entry) && database.row(relation.related, normalizeKey(database.model, relation.related, entry)) === null,
  );
  if (gone) throw forbidden();
};

/** An item that is in the list already is written all the same. */
const writeEntry = (list: ListWrite, entry: Json): PrimaryKey | null =>
  upsert(
    list,
    isKey(entry) ? { [list.keyField]: entry } : typeof entry === 'object' && entry !== null ? toRecord(entry) : {},
  );

/** What leaves a list loses its key, or is deleted, as the relation says. */
const removeFromList = ({ relation, writer }: ListWrite, keys: readonly PrimaryKey[]): void => {
  if (keys.length === 0) return;
  if (relation.deletesRemoved) writer.remove(keys);
  else writer.update(keys, { [relation.column]: null });
};

const writeArray = (list: ListWrite, entries: readonly Json[]): void => {
  assertEntriesExist(list, entries);
  const kept = new Set(entries.map((entry) => String(writeEntry(list, entry))));
  removeFromList(
    list,
    memberKeys(list).filter((key) => !kept.has(String(key))),
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
 * Revisions of items created this way are not told to belong to the one of the item. An empty list of what leaves means
 * that everything does: the platform looks for items of the list whose key is one of none, and asks for no key then.
 */
const writeChanges = (list: ListWrite, changes: JsonObject): void => {
  const unheard = Object.keys(changes).find((name) => !CHANGE_KEYS.includes(name));
  const [created, updated] = [objectsIn(changes, 'create'), objectsIn(changes, 'update')];
  const released = arrayIn(changes, 'delete').map((key, at) =>
    isKey(key) ? String(key) : malformed(`"delete[${at}]" does not match any of the allowed types`),
  );
  if (unheard !== undefined) malformed(`"${unheard}" is not allowed`);
  const mine: Item = { [list.relation.column]: list.parent };
  list.detachRevisions(() => void list.writer.create(created.map((record) => ({ ...record, ...mine }))));
  for (const record of updated) {
    const key = record[list.parentKeyField] ?? null;
    if (!isKey(key)) throw unexpected('Undefined binding(s) detected');
    list.writer.update([key], { ...record, ...mine });
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
 * Writes the lists that a payload holds of an item that is there by now. An array is what the list is to be, keys and
 * records mixed; an object says what to create, update and take out of it. Null and its like say nothing.
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
