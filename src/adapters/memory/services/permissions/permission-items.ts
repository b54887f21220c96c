import type { Item, PrimaryKey } from '../../../../domain/items';
import { resolveDynamic } from '../../../../domain/filters';
import type { JsonObject } from '../../../../kernel';
import type { Accountability } from '../../accountability';
import type { Database } from '../../world/database';
import { ItemsService, type FieldPaths, type KeyedQuery, type ListQuery } from '../items';
import { appAccessRows, violations } from './rule';

/**
 * Lists stored permissions, followed by those of minimal app access (in 9.0): complete, whatever fields were requested, and
 * not counted. A filter drops only rows that contradict it, so that a filter by id keeps them.
 */
export class PermissionItems extends ItemsService {
  constructor(
    database: Database,
    private readonly asker: Accountability,
    private readonly clock: () => number,
  ) {
    super(database, 'directus_permissions', asker, clock);
  }

  override list(query: ListQuery): readonly Item[] {
    return [...super.list(query), ...this.implied(query.filter ?? {})];
  }

  override readIfThere(key: PrimaryKey, query: KeyedQuery): Item | null {
    return this.readMany([key], query)[0] ?? this.implied({})[0] ?? null;
  }

  /** Writes return the minimal permissions too, after the written ones. */
  override readWritten(keys: readonly PrimaryKey[], fields: FieldPaths): readonly Item[] | null {
    const items = super.readWritten(keys, fields);
    return items === null ? null : [...items, ...this.implied({})];
  }

  private implied(filter: JsonObject): readonly Item[] {
    if (!this.asker.app || this.database.model.hasPolicies) return [];
    const { user, role } = this.asker;
    const resolved = resolveDynamic(filter, { user, role, now: this.clock() });
    return appAccessRows(role).filter((row) => violations(resolved, row).length === 0);
  }
}
