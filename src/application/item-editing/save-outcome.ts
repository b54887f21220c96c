import type { Item } from '../../domain/items';
import type { ConcurrentChange } from './comparison/server-comparison';

/** `already-saved`: the server has the values already, nothing was sent. `cancelled`: the user cancelled a prompt. */
export type SaveOutcome =
  | {
      readonly kind: 'saved';
      readonly item: Item;
      readonly created: boolean;
      readonly concurrent: ConcurrentChange | null;
    }
  | { readonly kind: 'already-saved'; readonly item: Item; readonly concurrent: ConcurrentChange | null }
  | { readonly kind: 'cancelled' };

export const CANCELLED: SaveOutcome = { kind: 'cancelled' };
