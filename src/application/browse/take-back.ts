import { mergeMap, of, tap, type Observable } from 'rxjs';
import { valueIn, type Item, type PrimaryKey } from '../../domain/items';
import { equals } from '../../kernel';
import type { ItemsGateway } from '../../ports/items-gateway';
import type { Notices } from '../notices';

/** Values of one item that were written just now, and those that stood there before. */
export interface Written {
  readonly collection: string;
  readonly key: PrimaryKey;
  readonly before: Item;
  readonly after: Item;
  /** Told what the item is now. */
  readonly show: (item: Item) => void;
}

/** What became of values: the platform may have made something else of them, or show nothing of them. */
export const valuesAfter = (edits: Item, answer: Item): Item =>
  Object.fromEntries(Object.keys(edits).map((field) => [field, valueIn(Object.hasOwn(answer, field) ? answer : edits, field)]));

/** Writes the values of before, and says so. Looks first: what somebody else has written meanwhile is not undone. */
export const takeBack = (gateway: ItemsGateway, notices: Notices, { collection, key, before, after, show }: Written): Observable<unknown> => {
  const fields = Object.keys(before);
  const restore = (): Observable<unknown> =>
    gateway.update(collection, key, before).pipe(
      tap((result) => {
        if (result._tag === 'Left') notices.report(result.left);
        else {
          show(result.right);
          notices.say('value_restored');
        }
      }),
    );
  return gateway.read(collection, key, fields).pipe(
    mergeMap((read): Observable<unknown> => {
      if (read._tag === 'Left') return of(notices.report(read.left));
      if (fields.every((field) => equals(valueIn(read.right, field), valueIn(after, field)))) return restore();
      show(read.right);
      return of(notices.say('value_changed_since', 'warning'));
    }),
  );
};
