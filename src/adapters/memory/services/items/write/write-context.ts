import type { Item, PrimaryKey } from '../../../../../domain/items';
import type { Json } from '../../../../../kernel';
import type { Accountability } from '../../../accountability';
import type { Database } from '../../../world/database';
import type { ActivityLog } from '../../activity/activity-log';
import type { WriteStamp } from './compose-row';
import type { ListQuery } from '../items-reader';
import type { Model } from '../../../world/model';

/**
 * What an item is created from. A list counts as a record with numbered members but is logged as a list; a text has its
 * characters as members; anything else has none.
 */
export type ItemPayload = Json;

export const toRecord = (sent: ItemPayload): Item =>
  sent === null ? {} : Object.fromEntries(Object.entries(sent as object | string));

/** Writes the items of a related collection for the same user. */
export interface ItemWriter {
  create(payloads: readonly ItemPayload[]): readonly PrimaryKey[];
  update(keys: readonly PrimaryKey[], edits: Item): readonly PrimaryKey[];
  remove(keys: readonly PrimaryKey[]): void;
}

/** What writing related items needs. */
export interface RelatedWriters {
  readonly model: Model;
  row(collection: string, key: PrimaryKey): Item | null;
  /** The revisions created by this work get no parent. */
  detachRevisions(work: () => void): void;
  writer(collection: string): ItemWriter;
}

/** What a write needs: the collection, its user, its log, and access to related collections. */
export interface WriteContext {
  readonly database: Database;
  readonly collection: string;
  readonly who: Accountability;
  readonly now: () => number;
  readonly log: ActivityLog;
  writer(collection: string): ItemWriter;
  /** The items of this collection without permission checks. */
  readAll(keys: readonly PrimaryKey[], query: ListQuery): readonly Item[];
}

export const writeStamp = ({ who, now }: WriteContext): WriteStamp => ({ who, now: now() });

export const relatedWriters = ({ database, log, writer }: WriteContext): RelatedWriters => ({
  model: database.model,
  row: (collection, key) => database.row(collection, key),
  detachRevisions: (work) => log.detach(work),
  writer,
});
