import type { Item } from '../../../../domain/items';
import type { Json } from '../../../../kernel';

/**
 * What an item is created from. A list counts as a record with numbered members, and is remembered as a list; a text has
 * its letters for members, and everything else none.
 */
export type Sent = Json;

export const recordOf = (sent: Sent): Item =>
  sent === null ? {} : Object.fromEntries(Object.entries(sent as object | string));
