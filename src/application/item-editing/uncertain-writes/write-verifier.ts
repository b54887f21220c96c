import { isLeft, right, type Either } from 'fp-ts/Either';
import { map } from 'rxjs';
import {
  changedSentRow,
  createsRelated,
  fieldRelations,
  isRelatedEdit,
  isUuidKey,
  keyOf,
  MAX_LISTED_KEYS,
  relatedWrites,
  stagedOf,
  valueIn,
  type Item,
  type PrimaryKey,
  type RelatedKey,
  type SaveTarget,
  type SentRow,
} from '../../../domain/items';
import { similarItemFilter } from '../../../domain/query';
import {
  auditEvidence,
  hasSecrets,
  MAX_WRITE_REVISIONS,
  revisionEvidence,
  writeEvidence,
  writeRevisionsQuery,
  type WriteEvidence,
} from '../../../domain/revisions';
import { primaryKeyOf } from '../../../domain/schema';
import { isStoredAsIn } from '../../../domain/values';
import { chainCall, isMissing, mapCall, succeed, type Call, type Failure, type Json } from '../../../kernel';
import type { ItemDependencies } from '../../dependencies';
import { wasDeleted } from '../../writes';
import type { ServerReader } from '../comparison/server-comparison';

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
  /** The id of the newest revision before an update that its values may not prove; null if not known. */
  readonly lastRevision: number | null;
  /** The values before an update; for a write of an earlier page, those of the sent fields. */
  readonly base: Item;
  /** A new item in a many-to-one field that was sent with a key made here; null without one. */
  readonly created: RelatedKey | null;
  /** A new row that the form has other values for than were sent, and the key that the server has given it. */
  readonly foundRow: { readonly row: SentRow; readonly key: PrimaryKey } | null;
}

/** A write that is about to be sent. */
export const uncertainWrite = (
  operation: UncertainWrite['operation'],
  sent: Item,
  details: Partial<Pick<UncertainWrite, 'key' | 'lastRevision' | 'base' | 'created'>>,
): UncertainWrite => ({
  operation,
  sent,
  state: 'open',
  key: null,
  foundKey: null,
  lastRevision: null,
  base: {},
  created: null,
  foundRow: null,
  ...details,
});

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

/** What the server shows of a write: traces of it, none, or nothing that tells. */
type Finding = 'found' | 'missing' | 'unknown';

const appliedUpdate = ({ write, now }: SentUpdate): WriteVerification => ({
  kind: 'applied',
  item: now,
  applied: write.sent,
});

/** Finds out by reading whether a write has been applied. Never writes. */
export class WriteVerifier {
  constructor(
    private readonly dependencies: Pick<ItemDependencies, 'items' | 'schema' | 'access'>,
    private readonly server: ServerReader,
  ) {}

  /** `known` is the item as it was read last. */
  verify(target: SaveTarget, known: Item, write: UncertainWrite): Call<WriteVerification> {
    switch (write.operation) {
      case 'update': {
        const base = { ...known, ...write.base };
        return this.server.read(target).pipe(chainCall((now) => this.verifyUpdate({ target, base, write, now })));
      }
      case 'delete':
        return wasDeleted(this.dependencies.items, target.collection, this.server.read(target)).pipe(
          mapCall((isDeleted) => (isDeleted ? { kind: 'deleted' } : NOT_APPLIED)),
        );
      default:
        return this.verifyCreate(target.collection, write);
    }
  }

  /**
   * The new row of an update that may be applied, if the form has other values for it now and the server has made its
   * key: the newest row of the list with the sent values.
   */
  findChangedRow(
    target: SaveTarget,
    { operation, sent, base }: UncertainWrite,
    { kind }: WriteVerification,
    edits: Item,
  ): Call<UncertainWrite['foundRow']> {
    const { schema } = this.dependencies.schema;
    const mayBeApplied = kind === 'applied' || kind === 'probable' || kind === 'unverifiable';
    if (operation !== 'update' || target.kind !== 'existing' || !mayBeApplied) return succeed(null);
    const row = changedSentRow(fieldRelations(schema, target.collection), sent, edits);
    if (row === null) return succeed(null);
    const { collection, primaryKey, foreignKey } = row.list;
    const isSpecific = similarItemFilter(schema, collection, row.values) !== null;
    const filter = similarItemFilter(schema, collection, { [foreignKey]: target.key, ...row.values });
    if (!isSpecific || filter === null) return succeed(null);
    const known = valueIn(base, row.field);
    const isKnown = (key: PrimaryKey): boolean => Array.isArray(known) && known.some((each: Json) => each === key);
    return this.dependencies.items
      .list(collection, { fields: [primaryKey], filter, sort: [`-${primaryKey}`], limit: 1 })
      .pipe(
        mapCall(([newest]) => {
          const key = newest === undefined ? null : keyOf(newest, primaryKey);
          return key === null || isKnown(key) ? null : { row, key };
        }),
        map((result) => (isLeft(result) && isMissing(result.left) ? right(null) : result)),
      );
  }

  private verifyUpdate(update: SentUpdate): Call<WriteVerification> {
    const { target, base, write, now } = update;
    const evidence = writeEvidence(this.dependencies.schema.schema, target.collection, base, write.sent, now);
    if (evidence === 'applied') return succeed(appliedUpdate(update));
    if (evidence === 'not-applied') return succeed(NOT_APPLIED);
    return this.findRevision(update, evidence).pipe(
      chainCall((revision) => (revision === 'unknown' ? this.findRelated(update) : succeed(revision))),
      mapCall((found) => {
        if (found === 'found') return appliedUpdate(update);
        if (found === 'missing') return evidence === 'changed' ? OVERWRITTEN : NOT_APPLIED;
        return this.verifyByAuditFields(update, evidence);
      }),
    );
  }

  /** Whether the write has made the newest revision; if its values cannot prove it, one of those since the write. */
  private findRevision({ target, now, write }: SentUpdate, evidence: WriteEvidence): Call<Finding> {
    const { schema, access } = this.dependencies;
    const { sent, lastRevision } = write;
    const user = access.access.user?.id;
    const isLatest = evidence === 'changed' && !this.createsRelated(target.collection, sent);
    if (user === undefined || (!isLatest && lastRevision === null)) return succeed('unknown');
    return this.server
      .revisions(target, now, (key) => writeRevisionsQuery(target.collection, key, lastRevision))
      .pipe(
        mapCall((revisions) => {
          const found = revisions?.map((each) =>
            revisionEvidence(schema.schema, target.collection, { sent, user }, each),
          );
          if (found?.includes('same') === true) return 'found';
          const isComplete = found !== undefined && (isLatest || found.length < MAX_WRITE_REVISIONS);
          return !isComplete || found.includes('possible') ? 'unknown' : 'missing';
        }),
      );
  }

  /** Whether a new related item exists whose key was made here. A write is applied as a whole. */
  private findRelated({ target, write }: SentUpdate): Call<Finding> {
    const { schema } = this.dependencies.schema;
    const row = relatedWrites(fieldRelations(schema, target.collection), write.sent).find(
      ({ kind, collection, key }) => {
        const primaryKey = primaryKeyOf(schema, collection);
        return kind === 'create' && key !== null && primaryKey !== null && isUuidKey(primaryKey);
      },
    );
    const { collection, key } = row ?? write.created ?? { collection: '', key: null };
    const primaryKey = primaryKeyOf(schema, collection)?.field;
    if (key === null || primaryKey === undefined) return succeed('unknown');
    const query = { fields: [primaryKey], filter: { [primaryKey]: { _in: [key] } }, limit: 1 };
    return this.dependencies.items
      .list(collection, query)
      .pipe(map((result) => right(isLeft(result) ? 'unknown' : result.right.length > 0 ? 'found' : 'missing')));
  }

  private createsRelated(collection: string, sent: Item): boolean {
    return createsRelated(fieldRelations(this.dependencies.schema.schema, collection), sent);
  }

  private verifyByAuditFields({ target, base, now, write }: SentUpdate, evidence: WriteEvidence): WriteVerification {
    const { schema, access } = this.dependencies;
    const author = auditEvidence(schema.schema, target.collection, base, now, access.access.user?.id ?? null);
    if (author === 'own') return { kind: 'probable', item: now };
    // Sent again, rows would be created twice: neither the date of a write, which counts seconds,
    // nor its values are enough.
    if (this.createsRelated(target.collection, write.sent)) return { kind: 'unverifiable', item: now };
    if (evidence === 'changed') return OVERWRITTEN;
    if (author === 'none') return NOT_APPLIED;
    return { kind: evidence === 'rehashed' && author === 'unknown' ? 'probable' : 'unverifiable', item: now };
  }

  private verifyCreate(collection: string, { key, sent }: UncertainWrite): Call<WriteVerification> {
    if (key === null) return this.findSimilar(collection, sent);
    return this.dependencies.items.read(collection, key).pipe(
      map((result): Either<Failure, WriteVerification> => {
        if (isLeft(result)) return isMissing(result.left) ? right(NOT_APPLIED) : result;
        const item = result.right;
        return right({ kind: 'applied', item, applied: this.createdValues(collection, sent, item) });
      }),
    );
  }

  /**
   * The sent values that the created item has. Of a secret only whether it is set can be compared;
   * of a list only how many rows it has (at most 100 are shown), of an item in a many-to-one field
   * only whether there is one.
   */
  private createdValues(collection: string, sent: Item, item: Item): Item {
    const { schema } = this.dependencies.schema;
    const isStoredAs = isStoredAsIn(schema, collection);
    const relations = fieldRelations(schema, collection);
    return Object.fromEntries(
      Object.entries(sent).filter(([field, value]) => {
        const created = valueIn(item, field);
        if (isRelatedEdit(relations, field, value)) {
          const list = relations.listOf(field);
          if (list === null) return created !== null;
          const staged = stagedOf(list, null, value);
          const count = staged === null ? 0 : staged.created.length + staged.linked.length;
          return !Array.isArray(created) || created.length >= Math.min(count, MAX_LISTED_KEYS);
        }
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
