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
 * Reads and writes the items of one collection on behalf of a user, as `/items/:collection` does. All methods throw an
 * `ApiException` when the server would reject the request; a rejected write changes nothing.
 */
export class ItemsService extends ItemsReader {
  private readonly writeContext: WriteContext;

  constructor(database: Database, collection: string, who: Accountability, now: () => number, apart?: Set<number>) {
    super(database, collection, who, now);
    const log = new ActivityLog(database, who, now, apart);
    this.writeContext = {
      database,
      collection,
      who,
      now,
      log,
      writer: (related) => new ItemsService(database, related, who, now, log.detached),
      readAll: (keys, query) => this.unrestricted().readMany(keys, query),
    };
  }

  /** Returns the new keys in the order of the payloads. Creates all or none. */
  create(payloads: readonly ItemPayload[]): readonly PrimaryKey[] {
    return createItems(this.writeContext, payloads);
  }

  /** Returns the keys that existed. A missing item is ignored for administrators and rejected for others. */
  update(keys: readonly PrimaryKey[], edits: Item): readonly PrimaryKey[] {
    return updateItems(this.writeContext, keys, edits);
  }

  updateSingleton(edits: Item): PrimaryKey {
    const key = this.database.rows(this.collection)[0]?.[this.database.model.keyField(this.collection)];
    const [written] = isKey(key) ? this.update([key], edits) : this.create([edits]);
    if (written === undefined) throw forbidden();
    return written;
  }

  /** Keys of the items that a query finds, regardless of permissions; the write that follows checks them. */
  keysOf(query: ListQuery): readonly PrimaryKey[] {
    const keyField = this.database.model.keyField(this.collection);
    const items = this.unrestricted().list({ ...query, fields: [keyField] });
    return items.map((item) => item[keyField]).filter(isKey);
  }

  remove(keys: readonly PrimaryKey[]): void {
    const rule = assertRule(this.database, this.who, this.collection, 'delete');
    this.database.transaction(() => {
      removeRows(this.database, this.collection, permittedKeys(this.writeContext, keys, rule));
      this.writeContext.log.logRemovals(this.collection, keys);
    });
  }

  /** A reader for the same user without permission checks. */
  private unrestricted(): ItemsReader {
    return new ItemsReader(this.database, this.collection, { ...this.who, admin: true }, this.now);
  }
}
