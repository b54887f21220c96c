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
  const above = (of: A): A | null => groups.get(of.field.meta?.group ?? '') ?? null;
  const parent = above(entry);
  const passed = new Set<A>();
  for (let at = parent; at !== null && !passed.has(at); at = above(at)) {
    if (at === entry) return null;
    passed.add(at);
  }
  return parent;
};

/**
 * The form's fields as a tree, in the given order. A field with an unknown group, or with one in a cycle, goes to the
 * root; empty groups are left out.
 */
export const formTree = <A extends Entry>(entries: readonly A[]): readonly FormNode<A>[] => {
  const groups = groupsOf(entries);
  const below = new Map<A | null, A[]>();
  for (const entry of entries) {
    const parent = parentOf(entry, groups);
    below.set(parent, [...(below.get(parent) ?? []), entry]);
  }
  const nodes = (parent: A | null): readonly FormNode<A>[] =>
    (below.get(parent) ?? [])
      .map((entry) => ({ entry, children: isGroup(entry.field) ? nodes(entry) : null }))
      .filter(({ children }) => children === null || children.length > 0);
  return nodes(null);
};

/** The fields that are in no hidden group, at any depth. `all` includes hidden fields. */
export const outsideHiddenGroups = (fields: readonly Field[], all: readonly Field[]): readonly Field[] => {
  const entries = all.map((field) => ({ field }));
  const groups = groupsOf(entries);
  const isInHidden = (field: Field): boolean => {
    const passed = new Set<Field>();
    for (let at = parentOf({ field }, groups); at !== null && !passed.has(at.field); at = parentOf(at, groups)) {
      if (at.field.meta?.hidden === true) return true;
      passed.add(at.field);
    }
    return false;
  };
  return fields.filter((field) => !isInHidden(field));
};
