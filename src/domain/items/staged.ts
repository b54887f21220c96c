import type { Item, PrimaryKey } from './item';

/** A row of a list under edit: by its key, or by the name that its form gave it while it has none. */
export type RowRef = { readonly key: PrimaryKey } | { readonly draft: string };

/** A row to come. `values` is what is sent; `shown` is what is known besides, of a linked item for instance. */
export interface CreatedRow {
  readonly draft: string;
  readonly values: Item;
  readonly display: Item;
}

export interface LinkedRow {
  readonly key: PrimaryKey;
  readonly display: Item;
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
export interface StagedEdits {
  readonly created: readonly CreatedRow[];
  /** Existing rows that come to this item; one-to-many only, a junction gets a new row instead. */
  readonly linked: readonly LinkedRow[];
  readonly updated: readonly UpdatedRow[];
  readonly removed: readonly RemovedRow[];
  /** Rows in the order somebody gave them; null: as they are. */
  readonly order: readonly RowRef[] | null;
}

export const nothingStaged: StagedEdits = { created: [], linked: [], updated: [], removed: [], order: null };

export const isNothingStaged = (staged: StagedEdits): boolean =>
  staged.order === null &&
  [staged.created, staged.linked, staged.updated, staged.removed].every((rows) => rows.length === 0);

/** Keys are the same whether they came as a number or as the text of a route. */
export const isSameKey = (one: PrimaryKey, other: PrimaryKey): boolean => String(one) === String(other);

/** A row's name as text, for looking rows up: lists have ten thousand of them. */
export const rowId = (name: RowRef): string => ('key' in name ? `key ${name.key}` : `draft ${name.draft}`);

export const isSameRow = (one: RowRef, other: RowRef): boolean => rowId(one) === rowId(other);

/** One step of editing a list. */
export type StagedChange =
  | { readonly kind: 'create'; readonly draft: string; readonly values: Item; readonly shown?: Item }
  | { readonly kind: 'link'; readonly key: PrimaryKey; readonly shown?: Item }
  | { readonly kind: 'update'; readonly row: RowRef; readonly values: Item }
  | { readonly kind: 'unlink' | 'delete'; readonly row: RowRef }
  | { readonly kind: 'reorder'; readonly order: readonly RowRef[] };

const withoutKey = <Row extends { readonly key: PrimaryKey }>(rows: readonly Row[], key: PrimaryKey): readonly Row[] =>
  rows.filter((row) => !isSameKey(row.key, key));

const createRow = (staged: StagedEdits, row: CreatedRow): StagedEdits => ({
  ...staged,
  created: [...staged.created, row],
});

const linkRow = (staged: StagedEdits, key: PrimaryKey, shown: Item): StagedEdits => {
  const removed = withoutKey(staged.removed, key);
  if (removed.length < staged.removed.length) return { ...staged, removed };
  return { ...staged, linked: [...withoutKey(staged.linked, key), { key, display: shown }] };
};

const updateRow = (staged: StagedEdits, row: RowRef, values: Item): StagedEdits => {
  if ('draft' in row) {
    const created = staged.created.map((each) =>
      each.draft === row.draft ? { ...each, values: { ...each.values, ...values } } : each,
    );
    return { ...staged, created };
  }
  const before = staged.updated.find((each) => isSameKey(each.key, row.key));
  const after = { key: row.key, values: { ...before?.values, ...values } };
  return {
    ...staged,
    updated:
      before === undefined
        ? [...staged.updated, after]
        : staged.updated.map((each) => (each === before ? after : each)),
  };
};

const removeRow = (staged: StagedEdits, row: RowRef, how: 'unlink' | 'delete'): StagedEdits => {
  const order = staged.order?.filter((each) => !isSameRow(each, row)) ?? null;
  if ('draft' in row) return { ...staged, order, created: staged.created.filter((each) => each.draft !== row.draft) };
  const linked = withoutKey(staged.linked, row.key);
  const updated = withoutKey(staged.updated, row.key);
  if (linked.length < staged.linked.length) return { ...staged, order, linked, updated };
  return { ...staged, order, updated, removed: [...withoutKey(staged.removed, row.key), { key: row.key, how }] };
};

/**
 * The edits of a list after one more step. Taking away what was only added here leaves no trace; linking what was taken
 * away brings it back; editing twice adds up. A row that was only linked here goes back to where it was, even when asked
 * to be deleted: it was never this item's.
 */
export const stage = (staged: StagedEdits, change: StagedChange): StagedEdits => {
  switch (change.kind) {
    case 'create':
      return createRow(staged, { draft: change.draft, values: change.values, display: change.shown ?? {} });
    case 'link':
      return linkRow(staged, change.key, change.shown ?? {});
    case 'update':
      return updateRow(staged, change.row, change.values);
    case 'reorder':
      return { ...staged, order: change.order };
    default:
      return removeRow(staged, change.row, change.kind);
  }
};
