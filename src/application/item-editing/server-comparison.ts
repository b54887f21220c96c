import { left, right, type Either, isLeft } from 'fp-ts/Either';
import { map, switchMap } from 'rxjs';
import {
  changedSince,
  changerStamp,
  changeStamp,
  comparable,
  differs,
  fieldsToCompare,
  keyOf,
  mergeItems,
  valueIn,
  type Item,
  type Merge,
  type Target,
} from '../../domain/items';
import { denied } from '../../domain/permissions';
import { changerOf, latestChangeIn, latestChangeQuery, type LatestChange } from '../../domain/revisions';
import { primaryKeyOf } from '../../domain/schema';
import { chainCall, mapCall, succeed, type Call, type Failure, type Json } from '../../kernel';
import type { ItemDependencies } from '../dependencies';

/** What others have done to an item: the fields they have changed, and who was the last to do so, as far as that is told. */
export interface ConcurrentChange {
  readonly fields: readonly string[];
  readonly latest: LatestChange | null;
}

/** Where an item stands on the server, seen from what was loaded of it and what is about to be written. */
export type ServerComparison =
  | { readonly kind: 'as-loaded' }
  /** It does not exist any more, or may not be seen any more: the server does not say which. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'changed'; readonly now: Item; readonly merge: Merge; readonly others: ConcurrentChange };

const UNCHANGED: ServerComparison = { kind: 'as-loaded' };

export const isMissing = (failure: Failure): boolean =>
  failure.kind === 'api' && ['FORBIDDEN', 'ITEM_NOT_FOUND'].includes(failure.code);

const rightIfMissing = (failure: Failure): Either<Failure, ServerComparison> =>
  isMissing(failure) ? right({ kind: 'gone' }) : left(failure);

/** Looks at an item on the server, as little as will do. */
export class ServerReader {
  constructor(private readonly dependencies: Pick<ItemDependencies, 'items' | 'schema' | 'access'>) {}

  read(target: Target, fields?: readonly string[]): Call<Item> {
    const { items } = this.dependencies;
    return target.kind === 'existing'
      ? items.read(target.collection, target.key, fields)
      : items.readSingleton(target.collection, fields);
  }

  /**
   * One small read while nobody else has changed the item; two more, of the item and of who it was, when somebody has.
   * What is changed between this and the write that follows goes unnoticed: the platform has no conditional writes.
   */
  compare(target: Target, base: Item, edits: Item): Call<ServerComparison> {
    const { schema } = this.dependencies.schema;
    const fields = fieldsToCompare(schema, target.collection, base, edits);
    const standing = this.read(target, fields).pipe(
      chainCall((read): Call<ServerComparison> => {
        if (!differs(base, comparable(schema, target.collection, edits, read))) return succeed(UNCHANGED);
        const whole = fields.includes('*') ? succeed(read) : this.read(target);
        return whole.pipe(chainCall((now) => this.compareFully(target, base, edits, { ...base, ...now })));
      }),
    );
    return standing.pipe(map((result) => (isLeft(result) ? rightIfMissing(result.left) : result)));
  }

  private compareFully(target: Target, base: Item, edits: Item, now: Item): Call<ServerComparison> {
    const { schema } = this.dependencies.schema;
    const fields = changedSince(schema, target.collection, base, now);
    const merge = mergeItems(base, edits, comparable(schema, target.collection, edits, now));
    if (fields.length === 0 && merge.conflicts.length === 0) return succeed(UNCHANGED);
    return this.latest(target, now).pipe(
      mapCall((latestChange): ServerComparison => ({ kind: 'changed', now, merge, others: { fields, latest: latestChange } })),
    );
  }

  /** Who and when: of the newest revision, else of the item's own stamps. Never fails; what is not told is null. */
  private latest(target: Target, now: Item): Call<LatestChange | null> {
    const { items, access, schema } = this.dependencies;
    const { collection } = target;
    const key =
      target.kind === 'existing' ? target.key : keyOf(now, primaryKeyOf(schema.schema, collection)?.field ?? '');
    const at = valueIn(now, changeStamp(schema.schema, collection) ?? '');
    const stamped = this.userOf(valueIn(now, changerStamp(schema.schema, collection) ?? '')).pipe(
      mapCall((by): LatestChange => ({ by, at: typeof at === 'string' ? at : null })),
    );
    if (key === null || denied(access.access, 'directus_revisions', 'read') !== false) return stamped;
    return items.list('directus_revisions', latestChangeQuery(collection, key)).pipe(
      switchMap((result): Call<LatestChange> => {
        const told = isLeft(result) ? null : latestChangeIn(result.right);
        if (told !== null && told.by !== null) return succeed(told);
        // A role may see revisions and not whose they are.
        return stamped.pipe(mapCall((own) => ({ by: own.by, at: told?.at ?? own.at })));
      }),
    );
  }

  private userOf(id: Json): Call<LatestChange['by']> {
    const { user } = this.dependencies.access.access;
    // Nobody has to be asked who one is oneself.
    if (user !== null && id === user.id)
      return succeed({ id: user.id, email: user.email, first_name: user.first_name, last_name: user.last_name });
    if (typeof id !== 'string' || denied(this.dependencies.access.access, 'directus_users', 'read') !== false)
      return succeed(null);
    return this.dependencies.items
      .read('directus_users', id, ['id', 'first_name', 'last_name', 'email'])
      .pipe(map((result) => right(isLeft(result) ? null : changerOf(result.right))));
  }
}
