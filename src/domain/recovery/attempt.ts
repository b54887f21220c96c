import type { Item, PrimaryKey } from '../items';

/** A new item that was sent, and of which nobody had heard yet whether it was made. */
export interface Attempt {
  readonly sent: Item;
  /** The key that went along; null where the platform counts keys. */
  readonly key: PrimaryKey | null;
  /** That key was made up for it: nobody else can have it. */
  readonly isMade: boolean;
}
