import { isLeft, isRight, left, type Either } from 'fp-ts/Either';
import { mergeMap, of, tap, type Observable } from 'rxjs';
import { keyOf, valueIn, type Item, type PrimaryKey } from '../../../domain/items';
import { equals, type Failure } from '../../../kernel';
import type { ItemsGateway } from '../../../ports/gateways/items-gateway';
import type { Notifications } from '../../notifications';
import type { ItemList } from '../list/item-list';

/** An item shown in a list. */
export interface RowRef {
  readonly collection: string;
  readonly list: ItemList;
  readonly key: PrimaryKey;
}

/** The item was changed on the server since it was read: nothing was written. `theirs` has the server's values of the written fields. */
export interface ChangedSince {
  readonly kind: 'changed-since';
  readonly theirs: Item;
}

/** Why a write to a row was not carried out. */
export type RowWriteFailure = Failure | ChangedSince;

/** A write to one item, on the condition that the server still has the values in `known`. */
export interface RowWrite {
  readonly collection: string;
  readonly key: PrimaryKey;
  /** The last known server values of the written fields. */
  readonly known: Item;
  readonly edits: Item;
  /** Called with the server's values of the item, after the write or on a conflict. */
  readonly onServerValues: (values: Item) => void;
}

/** The values of `item` in the fields of `fields`. */
export const valuesOf = (fields: Item, item: Item): Item =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, valueIn(item, field)]));

/** The values in effect after a write: those of the server's answer, which may differ from what was sent or omit fields. */
export const writtenValues = (edits: Item, answer: Item): Item =>
  Object.fromEntries(
    Object.keys(edits).map((field) => [field, valueIn(Object.hasOwn(answer, field) ? answer : edits, field)]),
  );

/** Changes the row of an item in its list. */
export const updateRow = ({ list, key }: RowRef, change: (item: Item) => Item): void => {
  const { primaryKey } = list;
  if (primaryKey === null) return;
  list.replace(list.items.map((item) => (keyOf(item, primaryKey) === key ? change(item) : item)));
};

/**
 * Reads the item, then sends one PATCH. Sends nothing when the server's values are neither the known ones nor already the new
 * ones. Answers with the item.
 */
export const writeRow = (
  gateway: ItemsGateway,
  { collection, key, known, edits, onServerValues }: RowWrite,
): Observable<Either<RowWriteFailure, Item>> =>
  gateway.read(collection, key, Object.keys(edits)).pipe(
    mergeMap((read): Observable<Either<RowWriteFailure, Item>> => {
      if (isLeft(read)) return of(read);
      const now = valuesOf(edits, read.right);
      if (equals(now, known) || equals(now, edits)) return gateway.update(collection, key, edits);
      return of(left<ChangedSince>({ kind: 'changed-since', theirs: now }));
    }),
    tap((result) => {
      if (isRight(result)) onServerValues(result.right);
      else if (result.left.kind === 'changed-since') onServerValues(result.left.theirs);
    }),
  );

/** Writes the known values back after `write` was answered, unless the item has changed since, and reports the outcome. */
export const undoRowWrite = (
  gateway: ItemsGateway,
  notifications: Notifications,
  write: RowWrite,
  answer: Item,
): Observable<unknown> =>
  writeRow(gateway, { ...write, known: writtenValues(write.edits, answer), edits: write.known }).pipe(
    tap((result) => {
      if (isRight(result)) notifications.show('value_restored');
      else if (result.left.kind === 'changed-since') notifications.show('value_changed_since', 'warning');
      else notifications.showFailure(result.left);
    }),
  );
