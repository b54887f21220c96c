import type { Item, PrimaryKey } from '../../../../domain/items';
import { isSystemCollection } from '../../../../domain/schema';
import type { Json } from '../../../../kernel';
import { SYSTEM, originOf, type Accountability } from '../../accountability';
import type { Database } from '../../world/database';
import { toTimestamp } from '../items/stored-value';

export const ACTIVITY = 'directus_activity';
const REVISIONS = 'directus_revisions';

/** The platform's own collections of which it keeps activity; of the others, and of all their contents, it keeps nothing. */
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

/** What an item was changed to: the whole of it where it can be read, and what was written. */
export interface LoggedChange {
  readonly key: PrimaryKey;
  readonly data: Json;
  readonly delta: Json;
}

/** Numbers of revisions: the first of them, and the first behind them. */
export interface RevisionRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Keeps who did what, as the platform does: an activity for every item that was written or deleted, and with it, for
 * collections of one's own, a revision. What the twin does by itself leaves no trace.
 */
export class ActivityLog {
  constructor(
    private readonly database: Database,
    private readonly who: Accountability,
    private readonly now: () => number,
    /** Revisions that never belong to others; shared by the logs of all that one request writes. */
    readonly detached: Set<number> = new Set(),
  ) {}

  /** The revisions of this work then belong to no other. */
  detach(work: () => void): void {
    const from = this.nextRevision();
    work();
    for (let id = from; id < this.nextRevision(); id += 1) this.detached.add(id);
  }

  /** The number that the next revision gets. */
  nextRevision(): number {
    return this.database.nextKey(REVISIONS);
  }

  /** Revisions of items written along that belong to nothing yet then belong to the first of these. */
  logChanges(deed: LoggedAction, collection: string, changes: readonly LoggedChange[], along: RevisionRange): void {
    const level = this.level(collection);
    if (level === null) return;
    const activities = changes.map(({ key }) => this.addActivity(deed, collection, key));
    if (level === 'activity') return;
    const [first] = changes.map(({ key, data, delta }, at) =>
      this.addRevision(activities[at] ?? null, { collection, item: String(key), data, delta }),
    );
    if (first !== undefined) this.setParent(along, first);
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
