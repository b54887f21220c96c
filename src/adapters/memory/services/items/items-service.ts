import type { Item, PrimaryKey } from '../../../../domain/items';
import type { Accountability } from '../../accountability';
import { forbidden } from '../../api-error';
import type { Database } from '../../world/database';
import { ActivityLog } from '../activity/activity-log';
import { assertRule } from '../permissions/rule';
import { removeRows } from './write/constraints';
import { permittedKeys } from './write/write-permissions';
import { createItems, updateItems } from './write/write-items';
import { ItemsReader, type ListQuery } from './items-reader';
import type { ItemPayload, WriteContext } from './write/write-context';

const isKey = (key: unknown): key is PrimaryKey => typeof key === 'string' || typeof key === 'number';

/**
 * The items of one collection on behalf of one person: what `/items/:collection` and the platform's own collections
 * answer. All methods throw a `Refusal` when the platform would say no; a write then has changed nothing.
 */
export class ItemsService extends ItemsReader {
  private readonly work: WriteContext;

  constructor(database: Database, collection: string, who: Accountability, now: () => number, apart?: Set<number>) {
    super(database, collection, who, now);
    const log = new ActivityLog(database, who, now, apart);
    this.work = {
      database,
      collection,
      who,
      now,
      log,
      writer: (related) => new ItemsService(database, related, who, now, log.detached),
      readAll: (keys, query) => this.unrestricted().readMany(keys, query),
    };
  }

  /** Answers with the new keys, in the order of the payloads. All are created or none. */
  create(payloads: readonly ItemPayload[]): readonly PrimaryKey[] {
    return createItems(this.work, payloads);
  }

  /** Answers with the keys that were there. For administrators a missing item is no mistake, for others it is refused. */
  update(keys: readonly PrimaryKey[], edits: Item): readonly PrimaryKey[] {
    return updateItems(this.work, keys, edits);
  }

  updateSingleton(edits: Item): PrimaryKey {
    const key = this.database.rows(this.collection)[0]?.[this.database.model.keyField(this.collection)];
    const [written] = isKey(key) ? this.update([key], edits) : this.create([edits]);
    if (written === undefined) throw forbidden();
    return written;
  }

  /** The keys of what a query finds, whoever asks: whether they may be touched is seen to when they are. */
  keysOf(query: ListQuery): readonly PrimaryKey[] {
    const keyField = this.database.model.keyField(this.collection);
    const items = this.unrestricted().list({ ...query, fields: [keyField] });
    return items.map((item) => item[keyField]).filter(isKey);
  }

  remove(keys: readonly PrimaryKey[]): void {
    const rule = assertRule(this.database, this.who, this.collection, 'delete');
    this.database.transaction(() => {
      removeRows(this.database, this.collection, permittedKeys(this.work, keys, rule));
      this.work.log.logRemovals(this.collection, keys);
    });
  }

  /** Asks as the same person, whom no permission restricts. */
  private unrestricted(): ItemsReader {
    return new ItemsReader(this.database, this.collection, { ...this.who, admin: true }, this.now);
  }
}
