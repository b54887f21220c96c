import { type Either, left, right } from 'fp-ts/Either';
import { BehaviorSubject, combineLatest, defer, EMPTY, finalize, map, type Observable, tap } from 'rxjs';
import { type Item, keyOf, type PrimaryKey, type Target, valueIn } from '../../domain/items';
import { similarItemFilter } from '../../domain/query';
import { primaryKeyOf } from '../../domain/schema';
import { type Call, equals, type Failure, mapCall, succeed } from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import type { EditedItem } from './edited-item';
import { isGone, type ServerItem } from './server-comparison';

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
    private readonly parts: Pick<ItemDependencies, 'items' | 'schema'>,
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
    const filter = similarItemFilter(schema, collection, sent);
    if (filter === null || primaryKey === undefined) return succeed({ kind: 'unsearchable' });
    return this.parts.items.list(collection, { fields: [primaryKey], filter, sort: [`-${primaryKey}`], limit: 1 }).pipe(
      mapCall(([newest]) => {
        const key = newest === undefined ? null : keyOf(newest, primaryKey);
        return key === null ? NOT_ARRIVED : { kind: 'found', key };
      }),
    );
  }
}

/** A write of which nobody knows whether it took effect. */
export interface Doubt {
  readonly what: 'create' | 'update' | 'delete';
  readonly sent: Item;
  /** The key that was sent with a new item; null where the platform counts keys. */
  readonly key: PrimaryKey | null;
  /** `found`: something like it is there, under this key; only of a new item whose key was not known. */
  readonly state: 'open' | 'not-arrived' | 'found' | 'unsearchable';
  readonly found: PrimaryKey | null;
}

/** No answer, one that cannot be read, or one of a server in trouble: the write may have been made all the same. */
export const isUncertain = (failure: Failure): boolean =>
  failure.kind === 'network'
    ? failure.write
    : failure.kind === 'decode' || (failure.kind === 'api' && failure.status >= 500);

export const doubtOf = (what: Doubt['what'], sent: Item, key: PrimaryKey | null): Doubt => ({
  what,
  sent,
  key,
  state: 'open',
  found: null,
});

const alike = (sent: Item, item: Item): Item =>
  Object.fromEntries(Object.entries(sent).filter(([field, value]) => equals(valueIn(item, field), value)));

/** Keeps in mind the write whose outcome nobody knows, until somebody has looked. */
export class Doubts {
  private readonly subject = new BehaviorSubject<Doubt | null>(null);
  private readonly underWay = new BehaviorSubject<Doubt | null>(null);
  readonly doubt$: Observable<Doubt | null> = this.subject.asObservable();
  /** A new item that is on its way, or of which nobody knows whether it was made. */
  readonly creation$: Observable<Doubt | null> = combineLatest([this.underWay, this.subject]).pipe(
    map((doubts) => doubts.find((doubt) => doubt?.what === 'create') ?? null),
  );

  constructor(
    private readonly edited: EditedItem,
    private readonly check: DoubtCheck,
  ) {}

  /** True while the item may have been created already. */
  get isAboutCreation(): boolean {
    const { value } = this.subject;
    return value?.what === 'create' && value.state !== 'not-arrived';
  }

  /** A write: what becomes of it is known, or doubted from now on. */
  sending<A>(doubt: Doubt, call: Call<A>): Call<A> {
    return defer(() => {
      this.underWay.next(doubt);
      return call;
    }).pipe(
      tap((result) => this.subject.next(result._tag === 'Left' && isUncertain(result.left) ? doubt : null)),
      finalize(() => this.underWay.next(null)),
    );
  }

  /** Asks the server, and takes over what it has. Nothing while there is nothing to doubt. */
  clear(): Call<DoubtOutcome> {
    const doubt = this.subject.value;
    if (doubt === null) return EMPTY;
    return this.check.of(this.edited.target, this.edited.known, doubt).pipe(
      mapCall((outcome) => {
        this.settle(doubt, outcome);
        return outcome;
      }),
    );
  }

  /** An earlier attempt, of this page or of one that is gone, may have brought it there. */
  reopen(doubt: Doubt): void {
    this.subject.next(doubt);
  }

  forget(): void {
    this.subject.next(null);
  }

  private settle(doubt: Doubt, outcome: DoubtOutcome): void {
    switch (outcome.kind) {
      case 'arrived':
        this.subject.next(null);
        // It may be an earlier try that has arrived: what it did not bring along stays an edit.
        if (doubt.what === 'create') this.edited.born(alike(doubt.sent, outcome.item), outcome.item);
        else this.edited.takeOver(doubt.sent, outcome.item);
        break;
      case 'deleted':
        this.subject.next(null);
        this.edited.forgetEdits();
        break;
      case 'otherwise':
        this.subject.next(null);
        break;
      case 'found':
        this.subject.next({ ...doubt, state: 'found', found: outcome.key });
        break;
      default:
        this.subject.next({ ...doubt, state: outcome.kind });
    }
  }
}
