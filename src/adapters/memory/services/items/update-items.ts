import type { Item, PrimaryKey } from '../../../../domain/items';
import type { Change } from '../activity/activity-log';
import { demandRule } from '../permissions/rule';
import { changedRow } from './compose-row';
import { checkColumns, checkGuards } from './constraints';
import { coveredKeys } from './covered-keys';
import { writersOf, writingOf, type ItemsWork } from './items-work';
import { keyIn } from './key-in';
import { permittedPayload } from './permitted-payload';
import { writeLinked } from './related-items';
import { writeLists } from './related-lists';
import { writtenValues } from './written-values';

/** In two steps, as one statement of the database: nothing may be taken before it is asked whether all keys lead somewhere. */
const changeRows = (work: ItemsWork, keys: readonly PrimaryKey[], payload: Item): void => {
  const { database, collection } = work;
  const writing = writingOf(work);
  const rows = keys.flatMap((key) => {
    const row = database.row(collection, key);
    return row === null ? [] : [[key, changedRow(database.model, collection, row, payload, writing)] as const];
  });
  for (const [key, row] of rows) {
    checkColumns(database, collection, row, key);
    database.put(collection, key, row);
  }
  for (const [, row] of rows) checkGuards(database, collection, row);
};

/**
 * The platform lays the items, as it lists them, beside the keys, as they were sent; where they differ, so do the two.
 * `keys` are those that were sent, ' 5' for 5 among them.
 */
const changesOf = (work: ItemsWork, keys: readonly PrimaryKey[], payload: Item): readonly Change[] => {
  const { database, collection } = work;
  const items = work.everything(keys, { limit: -1 });
  const writing = writingOf(work);
  return keys.map((key, at) => {
    const row = database.row(collection, keyIn(database.model, collection, key));
    return { key, data: items[at] ?? null, delta: writtenValues(database.model, collection, payload, row, writing) };
  });
};

/** Answers with the keys that were there. For administrators a missing item is no mistake, for others it is refused. */
export const updateItems = (work: ItemsWork, keys: readonly PrimaryKey[], edits: Item): readonly PrimaryKey[] => {
  const { database, collection, who, log } = work;
  const rule = demandRule(database, who, collection, 'update');
  const known = coveredKeys(work, keys, rule);
  const payload = permittedPayload(work, 'update', rule, edits);
  return database.transaction(() => {
    const from = log.mark();
    const linked = writeLinked(writersOf(work), collection, payload);
    changeRows(work, known, linked);
    for (const key of keys) writeLists(writersOf(work), database, collection, key, linked);
    if (known.length > 0) log.changed('update', collection, changesOf(work, keys, linked), { from, to: log.mark() });
    return known;
  });
};
