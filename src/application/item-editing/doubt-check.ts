import { left, right, type Either } from 'fp-ts/Either';
import { map } from 'rxjs';
import { keyOf, valueIn, type Item, type PrimaryKey, type Target } from '../../domain/items';
import { likenessOf } from '../../domain/query';
import { primaryKeyOf } from '../../domain/schema';
import { equals, mapCall, succeed, type Call, type Failure } from '../../kernel';
import type { WorkParts } from '../work';
import type { Doubt } from './doubt';
import { isGone, type ServerItem } from './server-item';

/** What a look at the server has told about a doubtful write. `otherwise`: neither as before nor as it was sent. */
export type DoubtOutcome =
  | { readonly kind: 'arrived'; readonly item: Item }
  | { readonly kind: 'deleted' | 'not-arrived' | 'otherwise' | 'unsearchable' }
  | { readonly kind: 'found'; readonly key: PrimaryKey };

const NOT_ARRIVED: DoubtOutcome = { kind: 'not-arrived' };

const allAre = (sent: Item, item: Item): boolean =>
  Object.keys(sent).every((field) => equals(valueIn(item, field), valueIn(sent, field)));

/** An item that is not there is an answer, too. */
const absentOr = (failure: Failure, absent: DoubtOutcome): Either<Failure, DoubtOutcome> =>
  isGone(failure) ? right(absent) : left(failure);

/** Finds out by reading whether a write has taken effect. Writes nothing. */
export class DoubtCheck {
  constructor(
    private readonly parts: Pick<WorkParts, 'items' | 'schema'>,
    private readonly server: ServerItem,
  ) {}

  of(target: Target, base: Item, doubt: Doubt): Call<DoubtOutcome> {
    switch (doubt.what) {
      case 'update':
        return this.server.read(target).pipe(mapCall((item) => this.updated(base, doubt.sent, item)));
      case 'delete':
        return this.server
          .read(target)
          .pipe(
            map((result) => (result._tag === 'Left' ? absentOr(result.left, { kind: 'deleted' }) : right(NOT_ARRIVED))),
          );
      default:
        return this.created(target.collection, doubt);
    }
  }

  private updated(base: Item, sent: Item, item: Item): DoubtOutcome {
    if (allAre(sent, item)) return { kind: 'arrived', item };
    const before = Object.fromEntries(Object.keys(sent).map((field) => [field, valueIn(base, field)]));
    return allAre(before, item) ? NOT_ARRIVED : { kind: 'otherwise' };
  }

  private created(collection: string, { key, sent }: Doubt): Call<DoubtOutcome> {
    if (key === null) return this.alike(collection, sent);
    return this.parts.items
      .read(collection, key)
      .pipe(
        map((result) =>
          result._tag === 'Left' ? absentOr(result.left, NOT_ARRIVED) : right({ kind: 'arrived', item: result.right }),
        ),
      );
  }

  /** Where the platform counts keys: the newest item that looks like what was sent. Whose it is, only a person can say. */
  private alike(collection: string, sent: Item): Call<DoubtOutcome> {
    const { schema } = this.parts.schema;
    const primaryKey = primaryKeyOf(schema, collection)?.field;
    const filter = likenessOf(schema, collection, sent);
    if (filter === null || primaryKey === undefined) return succeed({ kind: 'unsearchable' });
    return this.parts.items.list(collection, { fields: [primaryKey], filter, sort: [`-${primaryKey}`], limit: 1 }).pipe(
      mapCall(([newest]) => {
        const key = newest === undefined ? null : keyOf(newest, primaryKey);
        return key === null ? NOT_ARRIVED : { kind: 'found', key };
      }),
    );
  }
}
