import type { Item, PrimaryKey } from '../item';

/** A row of an edited list: by its key, or by a temporary name while it has none. */
export type RowRef = { readonly key: PrimaryKey } | { readonly draft: string };

/** A new row. Behind a junction the related item is a value of it: its key, or its values if it is new as well. */
export interface CreatedRow {
  readonly draft: string;
  readonly values: Item;
}

export interface UpdatedRow {
  readonly key: PrimaryKey;
  /** The edited values only. */
  readonly values: Item;
}

/** The unsaved edits of a list, as plain data. They are sent with the write of the item that the list belongs to. */
export interface StagedEdits {
  readonly created: readonly CreatedRow[];
  /** Existing rows that become rows of this item. One-to-many only: for a junction a new row is created instead. */
  readonly linked: readonly PrimaryKey[];
  /** Edits of removed rows are kept, in case the removal is undone, but they are not sent. */
  readonly updated: readonly UpdatedRow[];
  /** Rows to unlink or delete, as the relation is configured. */
  readonly removed: readonly PrimaryKey[];
}

export const nothingStaged: StagedEdits = { created: [], linked: [], updated: [], removed: [] };

/** Compares keys as text: routes carry numeric keys as text. */
export const isSameKey = (one: PrimaryKey, other: PrimaryKey): boolean => String(one) === String(other);

/** The reference as text, for maps: lists may have ten thousand rows. */
export const rowId = (name: RowRef): string => ('key' in name ? `key ${name.key}` : `draft ${name.draft}`);

/** True if one of the keys is this one. */
export const hasRow = (keys: readonly PrimaryKey[], key: PrimaryKey): boolean =>
  keys.some((each) => isSameKey(each, key));

const withoutKey = (keys: readonly PrimaryKey[], key: PrimaryKey): readonly PrimaryKey[] =>
  keys.filter((each) => !isSameKey(each, key));

/** The staged values of a row: all values of a new one, the edited ones of an existing one; empty without edits. */
export const stagedValues = (staged: StagedEdits, row: RowRef): Item =>
  ('draft' in row
    ? staged.created.find(({ draft }) => draft === row.draft)
    : staged.updated.find(({ key }) => isSameKey(key, row.key))
  )?.values ?? {};

/** Updates that are sent: not those of removed rows. */
export const sentUpdates = ({ updated, removed }: StagedEdits): readonly UpdatedRow[] => {
  const gone = new Set(removed.map(String));
  return updated.filter(({ key }) => !gone.has(String(key)));
};

export const isNothingStaged = (staged: StagedEdits): boolean =>
  staged.created.length + staged.linked.length + staged.removed.length + sentUpdates(staged).length === 0;

/**
 * One step of editing a list. `update` replaces the staged values of a row; without values its edits are dropped. `base`
 * has the values on the server that it is based on, for the comparison before the save. `restore` undoes a removal.
 */
export type StagedChange =
  | { readonly kind: 'create'; readonly draft: string; readonly values: Item }
  | { readonly kind: 'link' | 'restore'; readonly key: PrimaryKey }
  | { readonly kind: 'update'; readonly row: RowRef; readonly values: Item; readonly base?: Item }
  | { readonly kind: 'remove'; readonly row: RowRef };

const linkRow = (staged: StagedEdits, key: PrimaryKey): StagedEdits =>
  hasRow(staged.removed, key)
    ? { ...staged, removed: withoutKey(staged.removed, key) }
    : { ...staged, linked: [...withoutKey(staged.linked, key), key] };

const updateRow = (staged: StagedEdits, row: RowRef, values: Item): StagedEdits => {
  if ('draft' in row) {
    const created = staged.created.map((each) => (each.draft === row.draft ? { ...each, values } : each));
    return { ...staged, created };
  }
  const others = staged.updated.filter(({ key }) => !isSameKey(key, row.key));
  if (Object.keys(values).length === 0) return { ...staged, updated: others };
  const isKnown = others.length < staged.updated.length;
  const updated = isKnown
    ? staged.updated.map((each) => (isSameKey(each.key, row.key) ? { ...each, values } : each))
    : [...others, { key: row.key, values }];
  return { ...staged, updated };
};

const removeRow = (staged: StagedEdits, row: RowRef): StagedEdits => {
  if ('draft' in row) return { ...staged, created: staged.created.filter(({ draft }) => draft !== row.draft) };
  if (!hasRow(staged.linked, row.key)) return { ...staged, removed: [...withoutKey(staged.removed, row.key), row.key] };
  return {
    ...staged,
    linked: withoutKey(staged.linked, row.key),
    updated: staged.updated.filter(({ key }) => !isSameKey(key, row.key)),
  };
};

/**
 * Adds one step to the edits. Removing a row that was only added here leaves no trace; linking a removed row restores
 * it.
 */
export const stage = (staged: StagedEdits, change: StagedChange): StagedEdits => {
  switch (change.kind) {
    case 'create':
      return { ...staged, created: [...staged.created, { draft: change.draft, values: change.values }] };
    case 'link':
      return linkRow(staged, change.key);
    case 'restore':
      return { ...staged, removed: withoutKey(staged.removed, change.key) };
    case 'update':
      return updateRow(staged, change.row, change.values);
    case 'remove':
      return removeRow(staged, change.row);
  }
};

/** True for a row that a write creates, links or removes: until its outcome is known, it is not clear what it is. */
export const isInWrite = (sent: StagedEdits, row: RowRef): boolean =>
  'draft' in row
    ? sent.created.some(({ draft }) => draft === row.draft)
    : hasRow(sent.linked, row.key) || hasRow(sent.removed, row.key);
