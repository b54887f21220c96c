import type { Item } from '../../../../domain/items';
import type { Json } from '../../../../kernel';

/** What an item is created from. A list counts as a record with numbered members, and is remembered as a list. */
export type Sent = Item | readonly Json[];

export const recordOf = (sent: Sent): Item => Object.fromEntries(Object.entries(sent as Item));
