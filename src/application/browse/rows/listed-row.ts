import { isRight, type Either } from 'fp-ts/Either';
import { keyOf, type Item, type PrimaryKey } from '../../../domain/items';
import type { ConditionalWriteFailure } from '../../item-editing';
import type { ItemList } from '../list/item-list';

/** An item shown in a list. */
export interface RowRef {
  readonly collection: string;
  readonly list: ItemList;
  readonly key: PrimaryKey;
}

/** The item as its list shows it; null if it is not listed. */
export const rowItem = ({ list, key }: RowRef): Item | null =>
  list.items.find((item) => keyOf(item, list.primaryKey ?? '') === key) ?? null;

/** Changes the row of an item in its list. */
export const updateRow = ({ list, key }: RowRef, change: (item: Item) => Item): void => {
  const { primaryKey } = list;
  if (primaryKey === null) return;
  list.replace(list.items.map((item) => (keyOf(item, primaryKey) === key ? change(item) : item)));
};

/** The server's values after a write: the answer, or on a conflict the values of others; null if neither is known. */
export const serverValues = (result: Either<ConditionalWriteFailure, Item>): Item | null => {
  if (isRight(result)) return result.right;
  return result.left.kind === 'changed-since' ? result.left.theirs : null;
};
