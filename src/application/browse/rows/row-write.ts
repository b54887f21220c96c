import { type Either, left } from 'fp-ts/Either';
import { mergeMap, type Observable, of, tap } from 'rxjs';
import { type Item, type PrimaryKey, valueIn } from '../../../domain/items';
import { equals, type Failure } from '../../../kernel';
import type { ItemsGateway } from '../../../ports/items-gateway';
import type { Notifications } from '../../notifications';

/** Somebody else has written since: nothing was sent. `theirs` has the fields in question as they are now. */
export interface ChangedSince {
  readonly kind: 'changed-since';
  readonly theirs: Item;
}

/** Values for one item, and what is known to stand in their place. */
export interface ConditionalWrite {
  readonly collection: string;
  readonly key: PrimaryKey;
  readonly known: Item;
  readonly edits: Item;
}

/** What an item has in the fields of another. */
export const valuesOf = (fields: Item, item: Item): Item =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, valueIn(item, field)]));

/** Looks first, and writes nothing over what somebody else has written since, unless that says the same. Answers with the item. */
export const writeIfUnchanged = (
  gateway: ItemsGateway,
  { collection, key, known, edits }: ConditionalWrite,
): Observable<Either<Failure | ChangedSince, Item>> =>
  gateway.read(collection, key, Object.keys(edits)).pipe(
    mergeMap((read): Observable<Either<Failure | ChangedSince, Item>> => {
      if (read._tag === 'Left') return of(read);
      const now = valuesOf(edits, read.right);
      if (equals(now, known) || equals(now, edits)) return gateway.update(collection, key, edits);
      return of(left({ kind: 'changed-since' as const, theirs: now }));
    }),
  );

/** Values of one item that were written just now, and those that stood there before. */
interface UndoableWrite {
  readonly collection: string;
  readonly key: PrimaryKey;
  readonly before: Item;
  readonly after: Item;
  /** Told what the item is now. */
  readonly show: (item: Item) => void;
}

/** What became of values: the platform may have made something else of them, or show nothing of them. */
export const valuesAfter = (edits: Item, answer: Item): Item =>
  Object.fromEntries(
    Object.keys(edits).map((field) => [field, valueIn(Object.hasOwn(answer, field) ? answer : edits, field)]),
  );

/** Writes the values of before, and says so. What somebody else has written meanwhile is not undone, but shown. */
export const undoWrite = (
  gateway: ItemsGateway,
  notifications: Notifications,
  { collection, key, before, after, show }: UndoableWrite,
): Observable<unknown> =>
  writeIfUnchanged(gateway, { collection, key, known: after, edits: before }).pipe(
    tap((result) => {
      if (result._tag === 'Right') {
        show(result.right);
        notifications.show('value_restored');
      } else if (result.left.kind === 'changed-since') {
        show(result.left.theirs);
        notifications.show('value_changed_since', 'warning');
      } else notifications.showFailure(result.left);
    }),
  );
