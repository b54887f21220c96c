import type { Item, PrimaryKey } from './item';

/** A row of an edited list: by its key, or by a temporary name while it has none. */
export type RowRef = { readonly key: PrimaryKey } | { readonly draft: string };

/** A new row. `values` are sent; `display` holds values that are only shown, for instance of the related item. */
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

/** The unsaved edits of a list, as plain data. They are sent with the write of the item that the list belongs to. */
export interface StagedEdits {
  readonly created: readonly CreatedRow[];
  /** Existing rows that become rows of this item. One-to-many only: for a junction a new row is created instead. */
  readonly linked: readonly LinkedRow[];
  readonly updated: readonly UpdatedRow[];
  readonly removed: readonly RemovedRow[];
  /** The order set by the user; null while the rows keep their order. */
  readonly order: readonly RowRef[] | null;
}

export const nothingStaged: StagedEdits = { created: [], linked: [], updated: [], removed: [], order: null };

export const isNothingStaged = (staged: StagedEdits): boolean =>
  staged.order === null &&
  [staged.created, staged.linked, staged.updated, staged.removed].every((rows) => rows.length === 0);

/** Compares keys as text: routes carry numeric keys as text. */
export const isSameKey = (one: PrimaryKey, other: PrimaryKey): boolean => String(one) === String(other);

/** The reference as text, for maps: lists may have ten thousand rows. */
export const rowId = (name: RowRef): string => ('key' in name ? `key ${name.key}` : `draft ${name.draft}`);

export const isSameRow = (one: RowRef, other: RowRef): boolean => rowId(one) === rowId(other);

/** One step of editing a list. */
export type StagedChange =
  | { readonly kind: 'create'; readonly draft: string; readonly values: Item; readonly display?: Item }
  | { readonly kind: 'link'; readonly key: PrimaryKey; readonly display?: Item }
  | { readonly kind: 'update'; readonly row: RowRef; readonly values: Item }
  | { readonly kind: 'unlink' | 'delete'; readonly row: RowRef }
  | { readonly kind: 'reorder'; readonly order: readonly RowRef[] };

const withoutKey = <Row extends { readonly key: PrimaryKey }>(rows: readonly Row[], key: PrimaryKey): readonly Row[] =>
  rows.filter((row) => !isSameKey(row.key, key));

const createRow = (staged: StagedEdits, row: CreatedRow): StagedEdits => ({
  ...staged,
  created: [...staged.created, row],
});

const linkRow = (staged: StagedEdits, key: PrimaryKey, display: Item): StagedEdits => {
  const removed = withoutKey(staged.removed, key);
  if (removed.length < staged.removed.length) return { ...staged, removed };
  return { ...staged, linked: [...withoutKey(staged.linked, key), { key, display }] };
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
 * Adds one step to the edits. Removing a row that was only added here leaves no trace; linking a removed row
 * restores it; updates of the same row are merged. A row that was only linked here is unlinked even when the step
 * says delete: it does not belong to this item.
 */
export const stage = (staged: StagedEdits, change: StagedChange): StagedEdits => {
  switch (change.kind) {
    case 'create':
      return createRow(staged, { draft: change.draft, values: change.values, display: change.display ?? {} });
    case 'link':
      return linkRow(staged, change.key, change.display ?? {});
    case 'update':
      return updateRow(staged, change.row, change.values);
    case 'reorder':
      return { ...staged, order: change.order };
    default:
      return removeRow(staged, change.row, change.kind);
  }
};
