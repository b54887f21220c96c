import { isGroup, type Field } from './field';

/** A field of a form; `children` is null for any field but a group. */
export interface FormNode<A> {
  readonly entry: A;
  readonly children: readonly FormNode<A>[] | null;
}

interface Entry {
  readonly field: Field;
}

/** A field names its group by the id of its configuration, in later versions by its key. */
const groupsOf = <A extends Entry>(entries: readonly A[]): ReadonlyMap<string | number, A> => {
  const groups = new Map<string | number, A>();
  for (const entry of entries.filter(({ field }) => isGroup(field))) {
    if (entry.field.meta?.id != null) groups.set(entry.field.meta.id, entry);
    groups.set(entry.field.field, entry);
  }
  return groups;
};

/** The group of an entry; null when the groups form a cycle. */
const parentOf = <A extends Entry>(entry: A, groups: ReadonlyMap<string | number, A>): A | null => {
  const groupOf = (of: A): A | null => groups.get(of.field.meta?.group ?? '') ?? null;
  const parent = groupOf(entry);
  const visited = new Set<A>();
  for (let group = parent; group !== null && !visited.has(group); group = groupOf(group)) {
    if (group === entry) return null;
    visited.add(group);
  }
  return parent;
};

/**
 * The form's fields as a tree, in the given order. A field with an unknown group, or with one in a cycle, goes to the
 * root; empty groups are left out.
 */
export const formTree = <A extends Entry>(entries: readonly A[]): readonly FormNode<A>[] => {
  const groups = groupsOf(entries);
  const byParent = new Map<A | null, A[]>();
  for (const entry of entries) {
    const parent = parentOf(entry, groups);
    byParent.set(parent, [...(byParent.get(parent) ?? []), entry]);
  }
  const nodes = (parent: A | null): readonly FormNode<A>[] =>
    (byParent.get(parent) ?? [])
      .map((entry) => ({ entry, children: isGroup(entry.field) ? nodes(entry) : null }))
      .filter(({ children }) => children === null || children.length > 0);
  return nodes(null);
};

/** A field of the outline; fields of groups are one level below their group. */
export interface OutlinedField {
  readonly field: Field;
  readonly depth: number;
}

const bySort = (a: Field, b: Field): number =>
  (a.meta?.sort ?? Number.MAX_SAFE_INTEGER) - (b.meta?.sort ?? Number.MAX_SAFE_INTEGER);

/** All fields of a collection as its form shows them, hidden fields and empty groups included: groups before their fields. */
export const fieldOutline = (fields: readonly Field[]): readonly OutlinedField[] => {
  const entries = fields.toSorted(bySort).map((field) => ({ field }));
  const groups = groupsOf(entries);
  const below = (parent: Entry | null, depth: number): readonly OutlinedField[] =>
    entries
      .filter((entry) => parentOf(entry, groups) === parent)
      .flatMap((entry) => [{ field: entry.field, depth }, ...(isGroup(entry.field) ? below(entry, depth + 1) : [])]);
  return below(null, 0);
};

/** The fields that are in no hidden group, at any depth. `all` includes hidden fields. */
export const outsideHiddenGroups = (fields: readonly Field[], all: readonly Field[]): readonly Field[] => {
  const entries = all.map((field) => ({ field }));
  const groups = groupsOf(entries);
  const isInHiddenGroup = (field: Field): boolean => {
    const visited = new Set<Field>();
    for (
      let group = parentOf({ field }, groups);
      group !== null && !visited.has(group.field);
      group = parentOf(group, groups)
    ) {
      if (group.field.meta?.hidden === true) return true;
      visited.add(group.field);
    }
    return false;
  };
  return fields.filter((field) => !isInHiddenGroup(field));
};
