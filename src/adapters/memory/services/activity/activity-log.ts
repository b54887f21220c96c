import type { Item, PrimaryKey } from '../../../../domain/items';
import { isSystemCollection } from '../../../../domain/schema';
import type { Json } from '../../../../kernel';
import { SYSTEM, originOf, type Accountability } from '../../accountability';
import type { Database } from '../../world/database';
import { moment } from '../items/stored-value';

export const ACTIVITY = 'directus_activity';
const REVISIONS = 'directus_revisions';

/** The platform's own collections of which it keeps activity; of the others, and of all their contents, it keeps nothing. */
const KEPT = [
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

export type Deed = 'create' | 'update' | 'delete' | 'authenticate';

/** What an item was changed to: the whole of it where it can be read, and what was written. */
export interface Change {
  readonly key: PrimaryKey;
  readonly data: Json;
  readonly delta: Json;
}

/** Numbers of revisions: the first of them, and the first behind them. */
export interface Span {
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
    readonly apart: Set<number> = new Set(),
  ) {}

  /** The revisions of this work then belong to no other. */
  keepApart(work: () => void): void {
    const from = this.mark();
    work();
    for (let id = from; id < this.mark(); id += 1) this.apart.add(id);
  }

  /** The number that the next revision gets. */
  mark(): number {
    return this.database.nextKey(REVISIONS);
  }

  /** Revisions of items written along that belong to nothing yet then belong to the first of these. */
  changed(deed: Deed, collection: string, changes: readonly Change[], along: Span): void {
    const level = this.level(collection);
    if (level === null) return;
    const activities = changes.map(({ key }) => this.note(deed, collection, key));
    if (level === 'activity') return;
    const [first] = changes.map(({ key, data, delta }, at) =>
      this.revise(activities[at] ?? null, { collection, item: String(key), data, delta }),
    );
    if (first !== undefined) this.adopt(along, first);
  }

  removed(collection: string, keys: readonly PrimaryKey[]): void {
    if (this.level(collection) === null) return;
    for (const key of keys) this.note('delete', collection, key);
  }

  signedIn(user: string): void {
    this.note('authenticate', 'directus_users', user);
  }

  private level(collection: string): string | null {
    if (this.who === SYSTEM) return null;
    if (isSystemCollection(collection)) return KEPT.includes(collection) ? 'activity' : null;
    const meta = this.database.model.collection(collection)?.meta ?? null;
    return meta === null ? 'all' : meta.accountability;
  }

  private note(action: Deed, collection: string, item: PrimaryKey): number {
    const { ip, userAgent } = originOf(this.who);
    const row = {
      action,
      user: this.who.user,
      timestamp: moment(this.now()),
      ip,
      user_agent: userAgent,
      collection,
      item: String(item),
    };
    return this.put(ACTIVITY, { ...row, comment: null });
  }

  private revise(activity: number | null, row: Item): number {
    return this.put(REVISIONS, { activity, ...row, parent: null });
  }

  private put(collection: string, row: Item): number {
    const id = this.database.nextKey(collection);
    this.database.put(collection, id, { id, ...row });
    return id;
  }

  private adopt({ from, to }: Span, parent: number): void {
    for (let id = from; id < to; id += 1) {
      const row = this.apart.has(id) ? null : this.database.row(REVISIONS, id);
      if (row !== null && row['parent'] === null) this.database.put(REVISIONS, id, { ...row, parent });
    }
  }
}
