import type { Item, PrimaryKey } from '../../../../../domain/items';
import { isJsonObject, type Json } from '../../../../../kernel';
import { forbidden, unexpected } from '../../../api-error';
import { normalizeKey } from '../../../world/model';
import type { LoggedChange } from '../../activity/activity-log';
import { assertRule } from '../../permissions/rule';
import { changedRow, newRow, revisionDelta } from './compose-row';
import { checkColumns, checkForeignKeys } from './constraints';
import { permittedKeys, permittedPayload } from './write-permissions';
import { type ItemPayload, relatedWriters, toRecord, type WriteContext, writeStamp } from './write-context';
import { writeRelatedItems } from './related-items';
import { writeRelatedLists } from './related-lists';

/** `before` is the number of items that the same request created before. */
const createItem = (context: WriteContext, sent: ItemPayload, before: number): PrimaryKey => {
  const { database, collection, who, log } = context;
  const { model } = database;
  const rule = assertRule(database, who, collection, 'create');
  const firstRevision = log.nextRevision();
  const payload = writeRelatedItems(
    relatedWriters(context),
    collection,
    permittedPayload(context, 'create', rule, toRecord(sent), before),
  );
  const keyField = model.keyField(collection);
  const row = newRow(model, collection, payload, writeStamp(context));
  const isAutoIncrement = model.field(collection, keyField)?.schema?.has_auto_increment ?? false;
  const key = isAutoIncrement && (row[keyField] ?? null) === null ? database.nextKey(collection) : row[keyField];
  const newItem: Item = { ...row, [keyField]: key ?? null };
  checkColumns(database, collection, newItem, null);
  checkForeignKeys(database, collection, newItem);
  if (typeof key !== 'string' && typeof key !== 'number') throw forbidden();
  database.put(collection, key, newItem);
  writeRelatedLists(relatedWriters(context), database, collection, key, payload);
  if (typeof sent !== 'object' || sent === null) throw unexpected(`Cannot create property '${keyField}'`);
  const logged: Json = isAutoIncrement && isJsonObject(sent) ? { ...sent, [keyField]: key } : sent;
  log.logChanges('create', collection, [{ key, data: logged, delta: logged }], {
    from: firstRevision,
    to: log.nextRevision(),
  });
  return key;
};

/** Returns the new keys in the order of the payloads. Creates all or none. */
export const createItems = (context: WriteContext, payloads: readonly ItemPayload[]): readonly PrimaryKey[] =>
  context.database.transaction(() => payloads.map((payload, before) => createItem(context, payload, before)));

/** Writes all rows, then checks foreign keys, as one database statement does. */
const changeRows = (context: WriteContext, keys: readonly PrimaryKey[], payload: Item): void => {
  const { database, collection } = context;
  const writing = writeStamp(context);
  const rows = keys.flatMap((key) => {
    const row = database.row(collection, key);
    return row === null ? [] : [[key, changedRow(database.model, collection, row, payload, writing)] as const];
  });
  for (const [key, row] of rows) {
    checkColumns(database, collection, row, key);
    database.put(collection, key, row);
  }
  for (const [, row] of rows) checkForeignKeys(database, collection, row);
};

/**
 * The server pairs items in list order with keys in sent order, even when these differ. `keys` are those that were
 * sent, such as ' 5' for 5.
 */
const changesOf = (context: WriteContext, keys: readonly PrimaryKey[], payload: Item): readonly LoggedChange[] => {
  const { database, collection } = context;
  const items = context.readAll(keys, { limit: -1 });
  const writing = writeStamp(context);
  return keys.map((key, at) => {
    const row = database.row(collection, normalizeKey(database.model, collection, key));
    return { key, data: items[at] ?? null, delta: revisionDelta(database.model, collection, payload, row, writing) };
  });
};

/** Returns the keys that existed. A missing item is ignored for administrators and rejected for others. */
export const updateItems = (context: WriteContext, keys: readonly PrimaryKey[], edits: Item): readonly PrimaryKey[] => {
  const { database, collection, who, log } = context;
  const rule = assertRule(database, who, collection, 'update');
  const known = permittedKeys(context, keys, rule);
  const payload = permittedPayload(context, 'update', rule, edits);
  return database.transaction(() => {
    const from = log.nextRevision();
    const linked = writeRelatedItems(relatedWriters(context), collection, payload);
    changeRows(context, known, linked);
    for (const key of keys) writeRelatedLists(relatedWriters(context), database, collection, key, linked);
    if (known.length > 0)
      log.logChanges('update', collection, changesOf(context, keys, linked), { from, to: log.nextRevision() });
    return known;
  });
};
