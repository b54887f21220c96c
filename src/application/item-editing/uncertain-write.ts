import { type Either, left, right, isLeft } from 'fp-ts/Either';
import { BehaviorSubject, combineLatest, defer, EMPTY, finalize, map, type Observable, tap } from 'rxjs';
import { type Item, keyOf, type PrimaryKey, type Target, valueIn } from '../../domain/items';
import { similarItemFilter } from '../../domain/query';
import { primaryKeyOf } from '../../domain/schema';
import { type Call, equals, type Failure, mapCall, succeed } from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import type { EditedItem } from './edited-item';
import { isMissing, type ServerReader } from './server-comparison';

/** What a look at the server has told about a doubtful write. `otherwise`: neither as before nor as it was sent. */
export type WriteVerification =
  | { readonly kind: 'arrived'; readonly item: Item }
  | { readonly kind: 'deleted' | 'not-arrived' | 'otherwise' | 'unsearchable' }
  | { readonly kind: 'found'; readonly key: PrimaryKey };

const NOT_APPLIED: WriteVerification = { kind: 'not-arrived' };

const hasValues = (sent: Item, item: Item): boolean =>
  Object.keys(sent).every((field) => equals(valueIn(item, field), valueIn(sent, field)));

/** An item that is not there is an answer, too. */
const rightIfMissing = (failure: Failure, absent: WriteVerification): Either<Failure, WriteVerification> =>
  isMissing(failure) ? right(absent) : left(failure);

/** Finds out by reading whether a write has taken effect. Writes nothing. */
export class WriteVerifier {
  constructor(
    private readonly dependencies: Pick<ItemDependencies, 'items' | 'schema'>,
    private readonly server: ServerReader,
  ) {}

  verify(target: Target, base: Item, doubt: UncertainWrite): Call<WriteVerification> {
    switch (doubt.operation) {
      case 'update':
        return this.server.read(target).pipe(mapCall((item) => this.verifyUpdate(base, doubt.sent, item)));
      case 'delete':
        return this.server
          .read(target)
          .pipe(
            map((result) => (isLeft(result) ? rightIfMissing(result.left, { kind: 'deleted' }) : right(NOT_APPLIED))),
          );
      default:
        return this.verifyCreate(target.collection, doubt);
    }
  }

  private verifyUpdate(base: Item, sent: Item, item: Item): WriteVerification {
    if (hasValues(sent, item)) return { kind: 'arrived', item };
    const before = Object.fromEntries(Object.keys(sent).map((field) => [field, valueIn(base, field)]));
    return hasValues(before, item) ? NOT_APPLIED : { kind: 'otherwise' };
  }

  private verifyCreate(collection: string, { key, sent }: UncertainWrite): Call<WriteVerification> {
    if (key === null) return this.appliedValues(collection, sent);
    return this.dependencies.items
      .read(collection, key)
      .pipe(
        map((result) =>
          isLeft(result) ? rightIfMissing(result.left, NOT_APPLIED) : right({ kind: 'arrived', item: result.right }),
        ),
      );
  }

  /** Where the platform counts keys: the newest item that looks like what was sent. Whose it is, only a person can say. */
  private appliedValues(collection: string, sent: Item): Call<WriteVerification> {
    const { schema } = this.dependencies.schema;
    const primaryKey = primaryKeyOf(schema, collection)?.field;
    const filter = similarItemFilter(schema, collection, sent);
    if (filter === null || primaryKey === undefined) return succeed({ kind: 'unsearchable' });
    return this.dependencies.items.list(collection, { fields: [primaryKey], filter, sort: [`-${primaryKey}`], limit: 1 }).pipe(
      mapCall(([newest]) => {
        const key = newest === undefined ? null : keyOf(newest, primaryKey);
        return key === null ? NOT_APPLIED : { kind: 'found', key };
      }),
    );
  }
}

/** A write of which nobody knows whether it took effect. */
export interface UncertainWrite {
  readonly operation: 'create' | 'update' | 'delete';
  readonly sent: Item;
  /** The key that was sent with a new item; null where the platform counts keys. */
  readonly key: PrimaryKey | null;
  /** `found`: something like it is there, under this key; only of a new item whose key was not known. */
  readonly state: 'open' | 'not-arrived' | 'found' | 'unsearchable';
  readonly foundKey: PrimaryKey | null;
}

/** No answer, one that cannot be read, or one of a server in trouble: the write may have been made all the same. */
export const isUncertain = (failure: Failure): boolean =>
  failure.kind === 'network'
    ? failure.write
    : failure.kind === 'decode' || (failure.kind === 'api' && failure.status >= 500);

export const uncertainWrite = (what: UncertainWrite['operation'], sent: Item, key: PrimaryKey | null): UncertainWrite => ({
  operation: what,
  sent,
  key,
  state: 'open',
  foundKey: null,
});

const alike = (sent: Item, item: Item): Item =>
  Object.fromEntries(Object.entries(sent).filter(([field, value]) => equals(valueIn(item, field), value)));

/** Keeps in mind the write whose outcome nobody knows, until somebody has looked. */
export class UncertainWrites {
  private readonly current = new BehaviorSubject<UncertainWrite | null>(null);
  private readonly inFlight = new BehaviorSubject<UncertainWrite | null>(null);
  readonly current$: Observable<UncertainWrite | null> = this.current.asObservable();
  /** A new item that is on its way, or of which nobody knows whether it was made. */
  readonly creation$: Observable<UncertainWrite | null> = combineLatest([this.inFlight, this.current]).pipe(
    map((doubts) => doubts.find((doubt) => doubt?.operation === 'create') ?? null),
  );

  constructor(
    private readonly edited: EditedItem,
    private readonly verifier: WriteVerifier,
  ) {}

  /** True while the item may have been created already. */
  get mayBeCreated(): boolean {
    const { value } = this.current;
    return value?.operation === 'create' && value.state !== 'not-arrived';
  }

  /** A write: what becomes of it is known, or doubted from now on. */
  track<A>(doubt: UncertainWrite, call: Call<A>): Call<A> {
    return defer(() => {
      this.inFlight.next(doubt);
      return call;
    }).pipe(
      tap((result) => this.current.next(isLeft(result) && isUncertain(result.left) ? doubt : null)),
      finalize(() => this.inFlight.next(null)),
    );
  }

  /** Asks the server, and takes over what it has. Nothing while there is nothing to doubt. */
  verify(): Call<WriteVerification> {
    const doubt = this.current.value;
    if (doubt === null) return EMPTY;
    return this.verifier.verify(this.edited.target, this.edited.serverItem, doubt).pipe(
      mapCall((outcome) => {
        this.applyVerification(doubt, outcome);
        return outcome;
      }),
    );
  }

  /** An earlier attempt, of this page or of one that is gone, may have brought it there. */
  reopen(doubt: UncertainWrite): void {
    this.current.next(doubt);
  }

  dismiss(): void {
    this.current.next(null);
  }

  private applyVerification(doubt: UncertainWrite, outcome: WriteVerification): void {
    switch (outcome.kind) {
      case 'arrived':
        this.current.next(null);
        // It may be an earlier try that has arrived: what it did not bring along stays an edit.
        if (doubt.operation === 'create') this.edited.onCreated(alike(doubt.sent, outcome.item), outcome.item);
        else this.edited.applyServerItem(doubt.sent, outcome.item);
        break;
      case 'deleted':
        this.current.next(null);
        this.edited.dropEdits();
        break;
      case 'otherwise':
        this.current.next(null);
        break;
      case 'found':
        this.current.next({ ...doubt, state: 'found', foundKey: outcome.key });
        break;
      default:
        this.current.next({ ...doubt, state: outcome.kind });
    }
  }
}
