import { tap, type Observable } from 'rxjs';
import { valueIn, type Item, type PrimaryKey } from '../../domain/items';
import type { ItemsGateway } from '../../ports/items-gateway';
import type { Notices } from '../notices';
import { writeIfUnchanged } from './write-if-unchanged';

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
  Object.fromEntries(
    Object.keys(edits).map((field) => [field, valueIn(Object.hasOwn(answer, field) ? answer : edits, field)]),
  );

/** Writes the values of before, and says so. What somebody else has written meanwhile is not undone, but shown. */
export const takeBack = (
  gateway: ItemsGateway,
  notices: Notices,
  { collection, key, before, after, show }: Written,
): Observable<unknown> =>
  writeIfUnchanged(gateway, { collection, key, known: after, edits: before }).pipe(
    tap((result) => {
      if (result._tag === 'Right') {
        show(result.right);
        notices.say('value_restored');
      } else if (result.left.kind === 'changed-since') {
        show(result.left.theirs);
        notices.say('value_changed_since', 'warning');
      } else notices.report(result.left);
    }),
  );
