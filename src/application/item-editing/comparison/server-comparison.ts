import { isLeft, left, right } from 'fp-ts/Either';
import { map, switchMap } from 'rxjs';
import {
  concurrentlyChangedFields,
  userUpdatedField,
  dateUpdatedField,
  comparableValues,
  differs,
  fieldsToCompare,
  keyOf,
  mergeWithServer,
  valueIn,
  type Conflict,
  type Item,
  type Merge,
  type PrimaryKey,
  type SaveTarget,
} from '../../../domain/items';
import { denied, revisionsDenied } from '../../../domain/permissions';
import type { ItemsQuery } from '../../../domain/query';
import {
  deletionQuery,
  parseDeletion,
  parseUser,
  parseLatestChange,
  latestChangeQuery,
  type LatestChange,
} from '../../../domain/revisions';
import { primaryKeyOf } from '../../../domain/schema';
import { chainCall, isMissing, mapCall, succeed, type Call, type Json } from '../../../kernel';
import type { ItemDependencies } from '../../dependencies';

/**
 * What other users have changed since the item was loaded: the fields, and the author and time of the latest change if
 * known.
 */
export interface ConcurrentChange {
  readonly fields: readonly string[];
  readonly latest: LatestChange | null;
}

/** Conflicts with the changes of one user, as far as the author is known. */
export interface ConflictGroup {
  readonly conflicts: readonly Conflict[];
  readonly concurrent: ConcurrentChange;
}

const authorOf = ({ conflicts, concurrent }: ConflictGroup): string =>
  `${conflicts[0]?.row?.isDeleted === true ? 'deleted' : 'changed'} ${concurrent.latest?.by?.id ?? ''}`;

/** Joins the groups of the same author; deletions stay apart from changes. The first group of an author tells the time. */
export const joinByAuthor = (groups: readonly ConflictGroup[]): readonly ConflictGroup[] => {
  const joined = new Map<string, ConflictGroup>();
  for (const group of groups) {
    const known = joined.get(authorOf(group));
    joined.set(
      authorOf(group),
      known === undefined ? group : { ...known, conflicts: [...known.conflicts, ...group.conflicts] },
    );
  }
  return [...joined.values()];
};

/** The item on the server compared with the loaded values and the edits that are about to be sent. */
export type ServerComparison =
  | { readonly kind: 'unchanged' }
  /** Deleted, or no longer readable for this user: the server does not distinguish the two. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'changed'; readonly now: Item; readonly merge: Merge; readonly concurrent: ConcurrentChange };

const UNCHANGED: ServerComparison = { kind: 'unchanged' };
const MISSING: ServerComparison = { kind: 'missing' };

/** Reads an item, or compares it with what was loaded, in as few requests as possible. */
export class ServerReader {
  constructor(private readonly dependencies: Pick<ItemDependencies, 'items' | 'schema' | 'access'>) {}

  /** Reads what is only shown. */
  get shown(): Pick<ServerReader, 'read'> {
    const { items } = this.dependencies;
    return new ServerReader({ ...this.dependencies, items: items.shown ?? items });
  }

  read(target: SaveTarget, fields?: readonly string[]): Call<Item> {
    const { items } = this.dependencies;
    return target.kind === 'existing'
      ? items.read(target.collection, target.key, fields)
      : items.readSingleton(target.collection, fields);
  }

  /**
   * One small read if the item is unchanged; otherwise two more, of the whole item and of the author of the change.
   * A change between this read and the write that follows stays unnoticed: the platform has no conditional writes.
   */
  compare(target: SaveTarget, base: Item, edits: Item): Call<ServerComparison> {
    const { schema } = this.dependencies.schema;
    const fields = fieldsToCompare(schema, target.collection, base, edits);
    return this.read(target, fields).pipe(
      chainCall((read): Call<ServerComparison> => {
        if (!differs(schema, target.collection, base, comparableValues(schema, target.collection, edits, read)))
          return succeed(UNCHANGED);
        const whole = fields.includes('*') ? succeed(read) : this.read(target);
        return whole.pipe(chainCall((now) => this.compareFully(target, base, edits, { ...base, ...now })));
      }),
      map((result) => {
        if (!isLeft(result)) return result;
        return isMissing(result.left) ? right(MISSING) : left(result.left);
      }),
    );
  }

  /** Revisions of the item; null if they cannot be read. Never fails. */
  revisions(target: SaveTarget, item: Item, queryOf: (key: PrimaryKey) => ItemsQuery): Call<readonly Item[] | null> {
    const { items, access, schema } = this.dependencies;
    const collection = schema.schema.collections.get(target.collection);
    const key =
      target.kind === 'existing'
        ? target.key
        : keyOf(item, primaryKeyOf(schema.schema, target.collection)?.field ?? '');
    if (key === null || collection === undefined || revisionsDenied(access.access, collection) !== false)
      return succeed(null);
    return items
      .list('directus_revisions', queryOf(key))
      .pipe(map((result) => right(isLeft(result) ? null : result.right)));
  }

  private compareFully(target: SaveTarget, base: Item, edits: Item, now: Item): Call<ServerComparison> {
    const { schema } = this.dependencies.schema;
    const fields = concurrentlyChangedFields(schema, target.collection, base, now);
    const merge = mergeWithServer(schema, target.collection, base, edits, now);
    if (fields.length === 0 && merge.conflicts.length === 0) return succeed(UNCHANGED);
    return this.latestChange(target, now).pipe(
      mapCall((latest): ServerComparison => ({ kind: 'changed', now, merge, concurrent: { fields, latest } })),
    );
  }

  /**
   * Author and time from the newest revision, or from the item's audit fields. Never fails: what is unknown is null.
   */
  latestChange(target: SaveTarget, now: Item): Call<LatestChange | null> {
    const { items, access, schema } = this.dependencies;
    const { collection } = target;
    const key =
      target.kind === 'existing' ? target.key : keyOf(now, primaryKeyOf(schema.schema, collection)?.field ?? '');
    const at = valueIn(now, dateUpdatedField(schema.schema, collection) ?? '');
    const fromAuditFields = this.userOf(valueIn(now, userUpdatedField(schema.schema, collection) ?? '')).pipe(
      mapCall((by): LatestChange => ({ by, at: typeof at === 'string' ? at : null })),
    );
    if (key === null || denied(access.access, 'directus_revisions', 'read') !== false) return fromAuditFields;
    return items.list('directus_revisions', latestChangeQuery(collection, key)).pipe(
      switchMap((result): Call<LatestChange> => {
        const latest = isLeft(result) ? null : parseLatestChange(result.right);
        if (latest !== null && latest.by !== null) return succeed(latest);
        // Some roles may read revisions, but not the activity that names their author.
        return fromAuditFields.pipe(mapCall((audit) => ({ by: audit.by, at: latest?.at ?? audit.at })));
      }),
    );
  }

  /** Who has deleted an item and when, from the activity log. Never fails: null where that cannot be read. */
  deletion(collection: string, key: PrimaryKey): Call<LatestChange | null> {
    const { items, access } = this.dependencies;
    if (denied(access.access, 'directus_activity', 'read') !== false) return succeed(null);
    return items
      .list('directus_activity', deletionQuery(collection, key))
      .pipe(map((result) => right(isLeft(result) ? null : parseDeletion(result.right))));
  }

  private userOf(id: Json): Call<LatestChange['by']> {
    const { access } = this.dependencies.access;
    const { user } = access;
    // The signed-in user is known without a request.
    if (user !== null && id === user.id)
      return succeed({ id: user.id, email: user.email, first_name: user.first_name, last_name: user.last_name });
    if (typeof id !== 'string' || denied(access, 'directus_users', 'read') !== false) return succeed(null);
    return this.dependencies.items
      .read('directus_users', id, ['id', 'first_name', 'last_name', 'email'])
      .pipe(map((result) => right(isLeft(result) ? null : parseUser(result.right))));
  }
}
