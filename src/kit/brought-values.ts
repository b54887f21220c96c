import type { Item } from '../domain/items';
import type { Json } from '../kernel';

/** What a history keeps with the address of a new item that begins with some values. */
export interface NewItemState {
  readonly values: Item;
}

const isPlain = (value: unknown): value is Json => ['string', 'number', 'boolean'].includes(typeof value);

/** The values that come along with an address; none out of a state of another shape. Not from the address itself, which strangers write. */
export const prefillFromState = (state: unknown): Item => {
  const values: unknown = typeof state === 'object' && state !== null && 'values' in state ? state.values : null;
  if (typeof values !== 'object' || values === null) return {};
  return Object.fromEntries(Object.entries(values).filter((entry): entry is [string, Json] => isPlain(entry[1])));
};
