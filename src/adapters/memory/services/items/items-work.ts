import type { Item, PrimaryKey } from '../../../../domain/items';
import type { Accountability } from '../../accountability';
import type { Database } from '../../world/database';
import type { ActivityLog } from '../activity/activity-log';
import type { Writing } from './compose-row';
import type { ListQuery } from './list-query';
import type { Writer, Writers } from './related-items';

/** What a write has to know: where it happens, on whose behalf, and who does its share elsewhere. */
export interface ItemsWork {
  readonly database: Database;
  readonly collection: string;
  readonly who: Accountability;
  readonly now: () => number;
  readonly log: ActivityLog;
  /** Writes related items on behalf of the same person. */
  writer(collection: string): Writer;
  /** The items of this collection as nobody's permissions restrict them. */
  everything(keys: readonly PrimaryKey[], query: ListQuery): readonly Item[];
}

export const writingOf = ({ who, now }: ItemsWork): Writing => ({ who, now: now() });

export const writersOf = ({ database, log, writer }: ItemsWork): Writers => ({
  model: database.model,
  row: (collection, key) => database.row(collection, key),
  keepApart: (work) => log.keepApart(work),
  writer,
});
