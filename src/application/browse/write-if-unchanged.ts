import { left, type Either } from 'fp-ts/Either';
import { mergeMap, of, type Observable } from 'rxjs';
import { valueIn, type Item, type PrimaryKey } from '../../domain/items';
import { equals, type Failure } from '../../kernel';
import type { ItemsGateway } from '../../ports/items-gateway';

/** Somebody else has written since: nothing was sent. `theirs` has the fields in question as they are now. */
export interface ChangedSince {
  readonly kind: 'changed-since';
  readonly theirs: Item;
}

/** Values for one item, and what is known to stand in their place. */
export interface Write {
  readonly collection: string;
  readonly key: PrimaryKey;
  readonly known: Item;
  readonly edits: Item;
}

/** What an item has in the fields of another. */
export const valuesLike = (fields: Item, item: Item): Item =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, valueIn(item, field)]));

/** Looks first, and writes nothing over what somebody else has written since, unless that says the same. Answers with the item. */
export const writeIfUnchanged = (
  gateway: ItemsGateway,
  { collection, key, known, edits }: Write,
): Observable<Either<Failure | ChangedSince, Item>> =>
  gateway.read(collection, key, Object.keys(edits)).pipe(
    mergeMap((read): Observable<Either<Failure | ChangedSince, Item>> => {
      if (read._tag === 'Left') return of(read);
      const now = valuesLike(edits, read.right);
      if (equals(now, known) || equals(now, edits)) return gateway.update(collection, key, edits);
      return of(left({ kind: 'changed-since' as const, theirs: now }));
    }),
  );
