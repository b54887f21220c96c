import type { Item, PrimaryKey } from './item';
import { isSameKey, isSameRow, type CreatedRow, type RowName, type Staged } from './staged';

/** One step of editing a list. */
export type StagedChange =
  | { readonly kind: 'create'; readonly draft: string; readonly values: Item; readonly shown?: Item }
  | { readonly kind: 'link'; readonly key: PrimaryKey; readonly shown?: Item }
  | { readonly kind: 'update'; readonly row: RowName; readonly values: Item }
  | { readonly kind: 'unlink' | 'delete'; readonly row: RowName }
  | { readonly kind: 'reorder'; readonly order: readonly RowName[] };

const withoutKey = <Row extends { readonly key: PrimaryKey }>(rows: readonly Row[], key: PrimaryKey): readonly Row[] =>
  rows.filter((row) => !isSameKey(row.key, key));

const create = (staged: Staged, row: CreatedRow): Staged => ({ ...staged, created: [...staged.created, row] });

const link = (staged: Staged, key: PrimaryKey, shown: Item): Staged => {
  const removed = withoutKey(staged.removed, key);
  if (removed.length < staged.removed.length) return { ...staged, removed };
  return { ...staged, linked: [...withoutKey(staged.linked, key), { key, shown }] };
};

const update = (staged: Staged, row: RowName, values: Item): Staged => {
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

const remove = (staged: Staged, row: RowName, how: 'unlink' | 'delete'): Staged => {
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
export const stage = (staged: Staged, change: StagedChange): Staged => {
  switch (change.kind) {
    case 'create':
      return create(staged, { draft: change.draft, values: change.values, shown: change.shown ?? {} });
    case 'link':
      return link(staged, change.key, change.shown ?? {});
    case 'update':
      return update(staged, change.row, change.values);
    case 'reorder':
      return { ...staged, order: change.order };
    default:
      return remove(staged, change.row, change.kind);
  }
};
