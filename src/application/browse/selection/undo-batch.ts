import { isLeft, isRight, right, type Either } from 'fp-ts/Either';
import { concatMap, defer, from, last, map, mergeMap, type Observable, scan, Subject, takeWhile, tap } from 'rxjs';
import { type Item, keyOf, type PrimaryKey, valueIn } from '../../../domain/items';
import { sameValueIn } from '../../../domain/values';
import { type Call, chainCall, Effect, type Failure, isRefusal, type Json, mapCall, succeed } from '../../../kernel';
import type { ItemDependencies } from '../../dependencies';
import type { ListSession } from '../list/list-session';
import { batchesOf } from './batch-run';

/** The value that an item had before a batch wrote it. */
interface FormerValue {
  readonly key: PrimaryKey;
  readonly value: Json;
}

/** One field that a batch has written in many items. */
export interface WrittenField {
  readonly field: string;
  readonly value: Json;
}

/** How many items were restored, had changed since and stayed so, and could not be restored. */
interface UndoResult {
  readonly restored: number;
  readonly changed: number;
  readonly refused: number;
  /** Why the rest was not tried. */
  readonly failure: Failure | null;
}

/** The items that a batch writes, and the list that shows them. */
interface WrittenList extends Pick<ListSession, 'collection' | 'primaryKey'> {
  readonly list: { refresh(): void };
}

const NONE: UndoResult = { restored: 0, changed: 0, refused: 0, failure: null };

/** Formers with the same value, which one request restores. */
const sameValueGroups = (formers: readonly FormerValue[]): readonly (readonly FormerValue[])[] => {
  const groups = new Map<string, FormerValue[]>();
  for (const former of formers) {
    const text = JSON.stringify(former.value);
    groups.set(text, [...(groups.get(text) ?? []), former]);
  }
  return [...groups.values()];
};

/** Remembers what a batch overwrites in one field, and restores it for each item that has not changed since. */
export class UndoBatch {
  private formers: readonly FormerValue[] = [];
  private readonly undo$ = new Subject<Observable<unknown>>();
  /** Outlives the page, as the notification that offers to undo does. */
  private readonly undoing = new Effect(this.undo$.pipe(mergeMap((undo) => undo)));

  constructor(
    private readonly browse: WrittenList,
    private readonly dependencies: Pick<ItemDependencies, 'items' | 'notifications' | 'schema'>,
  ) {}

  /** Forgets the previous batch. */
  start(): void {
    this.formers = [];
  }

  /** Reads what the write replaces, and writes. Without permission to read, it writes without a way back. */
  write<A>(keys: readonly PrimaryKey[], { field, value }: WrittenField, write: () => Call<A>): Call<A> {
    const isSame = sameValueIn(this.dependencies.schema.schema, this.browse.collection);
    return this.read(keys, field).pipe(
      map((result): Either<Failure, readonly FormerValue[]> =>
        isLeft(result) && isRefusal(result.left) ? right([]) : result,
      ),
      chainCall((formers) =>
        write().pipe(
          tap((result) => {
            const changed = formers.filter((former) => !isSame(field, former.value, value));
            if (isRight(result)) this.formers = [...this.formers, ...changed];
          }),
        ),
      ),
    );
  }

  /** What undoes the batch; null if nothing can be restored. */
  action(written: WrittenField): (() => void) | null {
    const { formers } = this;
    return formers.length === 0 ? null : () => this.undo$.next(this.undo(formers, written));
  }

  private undo(formers: readonly FormerValue[], written: WrittenField): Observable<unknown> {
    const batches = sameValueGroups(formers).flatMap((group) => batchesOf(group));
    return from(batches).pipe(
      concatMap((batch) => this.restore(batch, written)),
      scan(
        (sum, result) => ({
          restored: sum.restored + result.restored,
          changed: sum.changed + result.changed,
          refused: sum.refused + result.refused,
          failure: result.failure,
        }),
        NONE,
      ),
      takeWhile(({ failure }) => failure === null, true),
      last(),
      tap((result) => this.report(result)),
    );
  }

  /** Restores items that had the same value, unless they have changed since. */
  private restore(batch: readonly FormerValue[], { field, value }: WrittenField): Observable<UndoResult> {
    const { schema } = this.dependencies.schema;
    const isSame = sameValueIn(schema, this.browse.collection);
    const keys = batch.map(({ key }) => key);
    const edits: Item = { [field]: batch[0]?.value ?? null };
    return this.read(keys, field).pipe(
      mergeMap((read): Observable<UndoResult> => {
        if (isLeft(read)) return from([{ ...NONE, failure: read.left }]);
        const unchanged = read.right.filter((now) => isSame(field, now.value, value)).map(({ key }) => key);
        const changed = keys.length - unchanged.length;
        return this.restoreAll(unchanged, edits).pipe(map((result) => ({ ...result, changed })));
      }),
    );
  }

  /** A request is refused as a whole: then each item is tried on its own. */
  private restoreAll(keys: readonly PrimaryKey[], edits: Item): Observable<UndoResult> {
    const { items } = this.dependencies;
    const { collection } = this.browse;
    if (keys.length === 0) return from([NONE]);
    return items.updateMany(collection, keys, edits).pipe(
      mergeMap((result): Observable<UndoResult> => {
        if (isRight(result)) return from([{ ...NONE, restored: keys.length }]);
        if (!isRefusal(result.left)) return from([{ ...NONE, failure: result.left }]);
        return from(keys).pipe(
          concatMap((key) => defer(() => items.update(collection, key, edits))),
          scan((sum, single): UndoResult => {
            if (isRight(single)) return { ...sum, restored: sum.restored + 1 };
            return isRefusal(single.left) ? { ...sum, refused: sum.refused + 1 } : { ...sum, failure: single.left };
          }, NONE),
          takeWhile(({ failure }) => failure === null, true),
          last(),
        );
      }),
    );
  }

  private report({ restored, changed, refused, failure }: UndoResult): void {
    const { notifications } = this.dependencies;
    if (restored > 0) notifications.showCount(restored, 'items_restored');
    if (changed > 0) notifications.showCount(changed, 'items_changed_since', { tone: 'warning' });
    if (refused > 0) notifications.showCount(refused, 'items_not_restored', { tone: 'warning' });
    if (failure !== null) notifications.showFailure(failure);
    this.browse.list.refresh();
  }

  private read(keys: readonly PrimaryKey[], field: string): Call<readonly FormerValue[]> {
    const { collection, primaryKey } = this.browse;
    if (primaryKey === null) return succeed([]);
    const fields = [...new Set([primaryKey, field])];
    return this.dependencies.items
      .list(collection, { fields, filter: { [primaryKey]: { _in: [...keys] } }, limit: keys.length })
      .pipe(
        mapCall((rows) =>
          rows.flatMap((row) => {
            const key = keyOf(row, primaryKey);
            return key === null || !Object.hasOwn(row, field) ? [] : [{ key, value: valueIn(row, field) }];
          }),
        ),
      );
  }
}
