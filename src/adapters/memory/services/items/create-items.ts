import type { Item, PrimaryKey } from '../../../../domain/items';
import { isJsonObject, type Json } from '../../../../kernel';
import { forbidden, unexpected } from '../../api-error';
import { demandRule } from '../permissions/rule';
import { newRow } from './compose-row';
import { checkColumns, checkGuards } from './constraints';
import { writersOf, writingOf, type ItemsWork } from './items-work';
import { permittedPayload } from './permitted-payload';
import { writeLinked } from './related-items';
import { writeLists } from './related-lists';
import { recordOf, type Sent } from './sent-record';

/** `before` counts the items that the same request has created before this one. */
const createItem = (work: ItemsWork, sent: Sent, before: number): PrimaryKey => {
  const { database, collection, who, log } = work;
  const { model } = database;
  const rule = demandRule(database, who, collection, 'create');
  const mark = log.mark();
  const payload = writeLinked(
    writersOf(work),
    collection,
    permittedPayload(work, 'create', rule, recordOf(sent), before),
  );
  const keyField = model.keyField(collection);
  const row = newRow(model, collection, payload, writingOf(work));
  const counted = model.field(collection, keyField)?.schema?.has_auto_increment ?? false;
  const key = counted && (row[keyField] ?? null) === null ? database.nextKey(collection) : row[keyField];
  const whole: Item = { ...row, [keyField]: key ?? null };
  checkColumns(database, collection, whole, null);
  checkGuards(database, collection, whole);
  if (typeof key !== 'string' && typeof key !== 'number') throw forbidden();
  database.put(collection, key, whole);
  writeLists(writersOf(work), database, collection, key, payload);
  if (typeof sent !== 'object' || sent === null) throw unexpected(`Cannot create property '${keyField}'`);
  const told: Json = counted && isJsonObject(sent) ? { ...sent, [keyField]: key } : sent;
  log.changed('create', collection, [{ key, data: told, delta: told }], { from: mark, to: log.mark() });
  return key;
};

/** Answers with the new keys, in the order of the payloads. All are created or none. */
export const createItems = (work: ItemsWork, payloads: readonly Sent[]): readonly PrimaryKey[] =>
  work.database.transaction(() => payloads.map((payload, before) => createItem(work, payload, before)));
