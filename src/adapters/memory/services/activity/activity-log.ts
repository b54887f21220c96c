import type { Item, PrimaryKey } from '../../../../domain/items';
import { isSystemCollection } from '../../../../domain/schema';
import type { Json } from '../../../../kernel';
import { SYSTEM, originOf, type Accountability } from '../../accountability';
import type { Database } from '../../world/database';
import { toTimestamp } from '../items/stored-value';

export const ACTIVITY = 'directus_activity';
const REVISIONS = 'directus_revisions';

/** System collections whose changes are logged. Changes of the others are not. */
const LOGGED_COLLECTIONS = [
  'activity',
  'collections',
  'fields',
  'files',
  'folders',
  'permissions',
  'roles',
  'settings',
  'users',
  'webhooks',
].map((name) => `directus_${name}`);

export type LoggedAction = 'create' | 'update' | 'delete' | 'authenticate';

/** One logged change: the item after it, as far as it can be read, and the written values. */
export interface LoggedChange {
  readonly key: PrimaryKey;
  readonly data: Json;
  readonly delta: Json;
}

/** Ids of revisions; `to` is exclusive. */
export interface RevisionRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Logs changes as the server does: an activity for each item written or deleted and, for user collections, a revision.
 * Changes by `SYSTEM` are not logged.
 */
export class ActivityLog {
  constructor(
    private readonly database: Database,
    private readonly who: Accountability,
    private readonly now: () => number,
    /** Revisions that never get a parent; shared by all logs of one request. */
    readonly detached: Set<number> = new Set(),
  ) {}

  /** The revisions created by this work get no parent. */
  detach(work: () => void): void {
    const from = this.nextRevision();
    work();
    for (let id = from; id < this.nextRevision(); id += 1) this.detached.add(id);
  }

  /** Id of the next revision. */
  nextRevision(): number {
    return this.database.nextKey(REVISIONS);
  }

  /** Revisions of related items in `along` that have no parent yet become children of the first revision. */
  logChanges(action: LoggedAction, collection: string, changes: readonly LoggedChange[], related: RevisionRange): void {
    const level = this.level(collection);
    if (level === null) return;
    const activities = changes.map(({ key }) => this.addActivity(action, collection, key));
    if (level === 'activity') return;
    const [first] = changes.map(({ key, data, delta }, at) =>
      this.addRevision(activities[at] ?? null, { collection, item: String(key), data, delta }),
    );
    if (first !== undefined) this.setParent(related, first);
  }

  logRemovals(collection: string, keys: readonly PrimaryKey[]): void {
    if (this.level(collection) === null) return;
    for (const key of keys) this.addActivity('delete', collection, key);
  }

  logSignIn(user: string): void {
    this.addActivity('authenticate', 'directus_users', user);
  }

  private level(collection: string): string | null {
    if (this.who === SYSTEM) return null;
    if (isSystemCollection(collection)) return LOGGED_COLLECTIONS.includes(collection) ? 'activity' : null;
    const meta = this.database.model.collection(collection)?.meta ?? null;
    return meta === null ? 'all' : meta.accountability;
  }

  private addActivity(action: LoggedAction, collection: string, item: PrimaryKey): number {
    const { ip, userAgent } = originOf(this.who);
    const row = {
      action,
      user: this.who.user,
      timestamp: toTimestamp(this.now()),
      ip,
      user_agent: userAgent,
      collection,
      item: String(item),
    };
    return this.put(ACTIVITY, { ...row, comment: null });
  }

  private addRevision(activity: number | null, row: Item): number {
    return this.put(REVISIONS, { activity, ...row, parent: null });
  }

  private put(collection: string, row: Item): number {
    const id = this.database.nextKey(collection);
    this.database.put(collection, id, { id, ...row });
    return id;
  }

  private setParent({ from, to }: RevisionRange, parent: number): void {
    for (let id = from; id < to; id += 1) {
      const row = this.detached.has(id) ? null : this.database.row(REVISIONS, id);
      if (row !== null && row['parent'] === null) this.database.put(REVISIONS, id, { ...row, parent });
    }
  }
}
