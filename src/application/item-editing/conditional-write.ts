import { isLeft, isRight, left, type Either } from 'fp-ts/Either';
import { mergeMap, of, tap, type Observable } from 'rxjs';
import { mergeWithServer, valueIn, type Item, type PrimaryKey } from '../../domain/items';
import type { Failure } from '../../kernel';
import type { ItemDependencies } from '../dependencies';

/** A write to one item, on the condition that the server still has the values in `known`. */
export interface ConditionalWrite {
  readonly collection: string;
  readonly key: PrimaryKey;
  /** The last known server values of the written fields. */
  readonly known: Item;
  readonly edits: Item;
}

/**
 * The item was changed on the server since it was read: nothing was written. `theirs` has the server's values of the
 * written fields.
 */
interface ChangedSince {
  readonly kind: 'changed-since';
  readonly theirs: Item;
}

/** Why a write was not carried out. */
export type ConditionalWriteFailure = Failure | ChangedSince;

/** The values of `item` in the fields of `fields`. */
export const valuesOf = (fields: Item, item: Item): Item =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, valueIn(item, field)]));

/**
 * The values in effect after a write: those of the server's answer, which may differ from what was sent or omit fields.
 */
export const writtenValues = (edits: Item, answer: Item): Item =>
  Object.fromEntries(
    Object.keys(edits).map((field) => [field, valueIn(Object.hasOwn(answer, field) ? answer : edits, field)]),
  );

/**
 * Writes fields of single items outside of a form: cells, dates, and undoing a write. Never overwrites a concurrent
 * change that it has read.
 */
export class ConditionalWriter {
  constructor(private readonly dependencies: Pick<ItemDependencies, 'items' | 'schema' | 'notifications'>) {}

  /** Reads the written fields, then sends one PATCH, or nothing if one of them conflicts. Answers with the item. */
  write({ collection, key, known, edits }: ConditionalWrite): Observable<Either<ConditionalWriteFailure, Item>> {
    const { items, schema } = this.dependencies;
    return items.read(collection, key, Object.keys(edits)).pipe(
      mergeMap((read): Observable<Either<ConditionalWriteFailure, Item>> => {
        if (isLeft(read)) return of(read);
        const { conflicts } = mergeWithServer(schema.schema, collection, known, edits, read.right);
        if (conflicts.length === 0) return items.update(collection, key, edits);
        return of(left<ChangedSince>({ kind: 'changed-since', theirs: valuesOf(edits, read.right) }));
      }),
    );
  }

  /**
   * Writes the known values back after `write` was answered, unless the item has changed since, and reports the
   * outcome.
   */
  undo(write: ConditionalWrite, answer: Item): Observable<Either<ConditionalWriteFailure, Item>> {
    const { notifications } = this.dependencies;
    return this.write({ ...write, known: writtenValues(write.edits, answer), edits: write.known }).pipe(
      tap((result) => {
        if (isRight(result)) notifications.show('value_restored');
        else if (result.left.kind === 'changed-since') notifications.show('value_changed_since', 'warning');
        else notifications.showFailure(result.left);
      }),
    );
  }
}
