import type { Item, PrimaryKey } from './item';

/** A row of a list under edit: by its key, or by the name that its form gave it while it has none. */
export type RowName = { readonly key: PrimaryKey } | { readonly draft: string };

/** A row to come. `values` is what is sent; `shown` is what is known besides, of a linked item for instance. */
export interface CreatedRow {
  readonly draft: string;
  readonly values: Item;
  readonly shown: Item;
}

export interface LinkedRow {
  readonly key: PrimaryKey;
  readonly shown: Item;
}

export interface UpdatedRow {
  readonly key: PrimaryKey;
  readonly values: Item;
}

export interface RemovedRow {
  readonly key: PrimaryKey;
  readonly how: 'unlink' | 'delete';
}

/** What is to happen to a list when its item is saved. Plain data; nothing of it is on the server yet. */
export interface Staged {
  readonly created: readonly CreatedRow[];
  /** Existing rows that come to this item; one-to-many only, a junction gets a new row instead. */
  readonly linked: readonly LinkedRow[];
  readonly updated: readonly UpdatedRow[];
  readonly removed: readonly RemovedRow[];
  /** Rows in the order somebody gave them; null: as they are. */
  readonly order: readonly RowName[] | null;
}

export const nothingStaged: Staged = { created: [], linked: [], updated: [], removed: [], order: null };

export const isNothingStaged = (staged: Staged): boolean =>
  staged.order === null &&
  [staged.created, staged.linked, staged.updated, staged.removed].every((rows) => rows.length === 0);

/** Keys are the same whether they came as a number or as the text of a route. */
export const isSameKey = (one: PrimaryKey, other: PrimaryKey): boolean => String(one) === String(other);

/** A row's name as text, for looking rows up: lists have ten thousand of them. */
export const rowId = (name: RowName): string => ('key' in name ? `key ${name.key}` : `draft ${name.draft}`);

export const isSameRow = (one: RowName, other: RowName): boolean => rowId(one) === rowId(other);
