import type { FilterNode } from '../filter-node';

/** Debounce of filter edits, in ms (spec 000, 4). */
export const FILTER_EDIT_DELAY_MS = 850;

/** Replaces one entry. Locked entries and their children never change. */
const editEntry = (
  nodes: readonly FilterNode[],
  key: string,
  edit: (node: FilterNode) => readonly FilterNode[],
): readonly FilterNode[] =>
  nodes.flatMap((node) => {
    if (node.locked) return [node];
    if (node.key === key) return edit(node);
    return node.kind === 'group' ? [{ ...node, children: editEntry(node.children, key, edit) }] : [node];
  });

/** Replaces one entry with the result of `change`. */
export const changeFilter = (
  nodes: readonly FilterNode[],
  key: string,
  change: (node: FilterNode) => FilterNode,
): readonly FilterNode[] => editEntry(nodes, key, (node) => [change(node)]);

export const removeFilter = (nodes: readonly FilterNode[], key: string): readonly FilterNode[] =>
  editEntry(nodes, key, () => []);

/** Appends an entry to a group, or to the whole list when `group` is null. */
export const addFilter = (
  nodes: readonly FilterNode[],
  group: string | null,
  entry: FilterNode,
): readonly FilterNode[] =>
  group === null
    ? [...nodes, entry]
    : changeFilter(nodes, group, (node) =>
        node.kind === 'group' ? { ...node, children: [...node.children, entry] } : node,
      );

/** Only entries that the user cannot remove. */
export const clearFilters = (nodes: readonly FilterNode[]): readonly FilterNode[] =>
  nodes.filter((node) => node.locked || node.hidden);

export const visibleFilters = (nodes: readonly FilterNode[]): readonly FilterNode[] =>
  nodes.filter((node) => !node.hidden);

/** Entry to focus after this one is removed: the next, else the previous, else its group; null when there is none. */
export const nextFocusKey = (nodes: readonly FilterNode[], key: string, group: string | null = null): string | null => {
  const index = nodes.findIndex((node) => node.key === key);
  if (index >= 0) return (nodes[index + 1] ?? nodes[index - 1])?.key ?? group;
  for (const node of nodes) {
    const found = node.kind === 'group' ? nextFocusKey(node.children, key, node.key) : null;
    if (found !== null) return found;
  }
  return null;
};
