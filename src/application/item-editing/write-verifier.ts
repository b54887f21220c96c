import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { map } from 'rxjs';
import { keyOf, valueIn, type Item, type PrimaryKey, type SaveTarget } from '../../domain/items';
import { similarItemFilter } from '../../domain/query';
import {
  auditEvidence,
  hasSecrets,
  isRevisionOfWrite,
  writeEvidence,
  writeRevisionsQuery,
  type WriteEvidence,
} from '../../domain/revisions';
import { primaryKeyOf } from '../../domain/schema';
import { isStoredAsIn } from '../../domain/values';
import { chainCall, isMissing, mapCall, succeed, type Call, type Failure } from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import type { ServerReader } from './server-comparison';

/** A write whose answer was lost, so that its outcome is unknown. */
export interface UncertainWrite {
  readonly operation: 'create' | 'update' | 'delete';
  readonly sent: Item;
  /** The key that was sent with a new item; null if the server generates it. */
  readonly key: PrimaryKey | null;
  /**
   * `found`: an item with the same values exists under `foundKey`; only for a new item whose key was not sent.
   * `probable` and `unverifiable`: the values of an update cannot be compared, and nothing else proves it.
   */
  readonly state: 'open' | 'not-applied' | 'found' | 'unsearchable' | 'probable' | 'unverifiable';
  readonly foundKey: PrimaryKey | null;
  /** The id of the newest revision before an update that only its revision can prove; null if not known. */
  readonly lastRevision: number | null;
}

export const uncertainWrite = (
  operation: UncertainWrite['operation'],
  sent: Item,
  key: PrimaryKey | null,
  lastRevision: number | null = null,
): UncertainWrite => ({ operation, sent, key, state: 'open', foundKey: null, lastRevision });

/**
 * The result of verifying a write; `applied` has the sent values that the item has. `overwritten`: it has neither the
 * previous nor the sent values. `probable` and `unverifiable`: the values cannot be compared, and nothing else proves
 * the write.
 */
export type WriteVerification =
  | { readonly kind: 'applied'; readonly item: Item; readonly applied: Item }
  | { readonly kind: 'probable' | 'unverifiable'; readonly item: Item }
  | { readonly kind: 'deleted' | 'not-applied' | 'overwritten' | 'unsearchable' }
  | { readonly kind: 'found'; readonly key: PrimaryKey };

const NOT_APPLIED: WriteVerification = { kind: 'not-applied' };
const OVERWRITTEN: WriteVerification = { kind: 'overwritten' };

/** An update whose answer was lost, with the item before it and now. */
interface SentUpdate {
  readonly target: SaveTarget;
  readonly base: Item;
  readonly write: UncertainWrite;
  readonly now: Item;
}

const appliedUpdate = ({ write, now }: SentUpdate): WriteVerification => ({
  kind: 'applied',
  item: now,
  applied: write.sent,
});

const orIfMissing = (failure: Failure, verification: WriteVerification): Either<Failure, WriteVerification> =>
  isMissing(failure) ? right(verification) : left(failure);

/** Finds out by reading whether a write has been applied. Never writes. */
export class WriteVerifier {
  constructor(
    private readonly dependencies: Pick<ItemDependencies, 'items' | 'schema' | 'access'>,
    private readonly server: ServerReader,
  ) {}

  /** `base` is the item as it was before the write. */
  verify(target: SaveTarget, base: Item, write: UncertainWrite): Call<WriteVerification> {
    switch (write.operation) {
      case 'update':
        return this.server.read(target).pipe(chainCall((now) => this.verifyUpdate({ target, base, write, now })));
      case 'delete':
        return this.server
          .read(target)
          .pipe(map((result) => (isLeft(result) ? orIfMissing(result.left, { kind: 'deleted' }) : right(NOT_APPLIED))));
      default:
        return this.verifyCreate(target.collection, write);
    }
  }

  private verifyUpdate(update: SentUpdate): Call<WriteVerification> {
    const { target, base, write, now } = update;
    const evidence = writeEvidence(this.dependencies.schema.schema, target.collection, base, write.sent, now);
    if (evidence === 'applied') return succeed(appliedUpdate(update));
    if (evidence === 'not-applied') return succeed(NOT_APPLIED);
    return this.findRevision(update, evidence).pipe(
      mapCall((revision) => {
        if (revision === 'found') return appliedUpdate(update);
        if (revision === 'missing') return evidence === 'changed' ? OVERWRITTEN : NOT_APPLIED;
        return this.verifyByAuditFields(update, evidence);
      }),
    );
  }

  /** Whether the write has made the newest revision; if no value can be compared, one of those since the write. */
  private findRevision(
    { target, now, write }: SentUpdate,
    evidence: WriteEvidence,
  ): Call<'found' | 'missing' | 'unknown'> {
    const { schema, access } = this.dependencies;
    const { sent, lastRevision } = write;
    const user = access.access.user?.id;
    if (user === undefined || (evidence !== 'changed' && lastRevision === null)) return succeed('unknown');
    const since = evidence === 'changed' ? null : lastRevision;
    return this.server
      .revisions(target, now, (key) => writeRevisionsQuery(target.collection, key, since))
      .pipe(
        mapCall((revisions) => {
          if (revisions === null) return 'unknown';
          return revisions.some((each) => isRevisionOfWrite(schema.schema, target.collection, { sent, user }, each))
            ? 'found'
            : 'missing';
        }),
      );
  }

  private verifyByAuditFields({ target, base, now }: SentUpdate, evidence: WriteEvidence): WriteVerification {
    const { schema, access } = this.dependencies;
    const author = auditEvidence(schema.schema, target.collection, base, now, access.access.user?.id ?? null);
    if (author === 'own') return { kind: 'probable', item: now };
    if (evidence === 'changed') return OVERWRITTEN;
    if (author === 'none') return NOT_APPLIED;
    return { kind: evidence === 'rehashed' && author === 'unknown' ? 'probable' : 'unverifiable', item: now };
  }

  private verifyCreate(collection: string, { key, sent }: UncertainWrite): Call<WriteVerification> {
    if (key === null) return this.findSimilar(collection, sent);
    return this.dependencies.items.read(collection, key).pipe(
      map((result) =>
        isLeft(result)
          ? orIfMissing(result.left, NOT_APPLIED)
          : right({
              kind: 'applied',
              item: result.right,
              applied: this.createdValues(collection, sent, result.right),
            }),
      ),
    );
  }

  /** The sent values that the created item has; of a secret only whether it is set can be compared. */
  private createdValues(collection: string, sent: Item, item: Item): Item {
    const { schema } = this.dependencies.schema;
    const isStoredAs = isStoredAsIn(schema, collection);
    return Object.fromEntries(
      Object.entries(sent).filter(([field, value]) => {
        const created = valueIn(item, field);
        if (isStoredAs(field, value, created)) return true;
        return value !== null && created !== null && hasSecrets(schema, collection, { [field]: value });
      }),
    );
  }

  /**
   * For keys generated by the server: the newest item with the sent values. Only the user can say whether it is this
   * one.
   */
  private findSimilar(collection: string, sent: Item): Call<WriteVerification> {
    const { schema } = this.dependencies.schema;
    const primaryKey = primaryKeyOf(schema, collection)?.field;
    const filter = similarItemFilter(schema, collection, sent);
    if (filter === null || primaryKey === undefined) return succeed({ kind: 'unsearchable' });
    return this.dependencies.items
      .list(collection, { fields: [primaryKey], filter, sort: [`-${primaryKey}`], limit: 1 })
      .pipe(
        mapCall(([newest]) => {
          const key = newest === undefined ? null : keyOf(newest, primaryKey);
          return key === null ? NOT_APPLIED : { kind: 'found', key };
        }),
      );
  }
}
