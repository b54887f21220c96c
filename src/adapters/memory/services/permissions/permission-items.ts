import type { Item, PrimaryKey } from '../../../../domain/items';
import { resolveDynamic } from '../../../../domain/filters';
import type { JsonObject } from '../../../../kernel';
import type { Accountability } from '../../accountability';
import type { Database } from '../../world/database';
import { ItemsService, type FieldPaths, type KeyedQuery, type ListQuery } from '../items';
import { appAccessRows, violations } from './rule';

/**
 * The permissions as the platform lists them: after the stored ones come those that app access brings, whole whatever
 * fields were asked for, and uncounted. A filter leaves out only what contradicts it, so one by id keeps them all.
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

  /** Several written at once are answered with a list, and so with the implied ones behind them. */
  override readWritten(keys: readonly PrimaryKey[], fields: FieldPaths): readonly Item[] | null {
    const items = super.readWritten(keys, fields);
    return items === null ? null : [...items, ...this.implied({})];
  }

  private implied(filter: JsonObject): readonly Item[] {
    if (!this.asker.app) return [];
    const { user, role } = this.asker;
    const resolved = resolveDynamic(filter, { user, role, now: this.clock() });
    return appAccessRows(role).filter((row) => violations(resolved, row).length === 0);
  }
}
