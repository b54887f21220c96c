import type { FilterNode } from './filter-node';

/** How long edits of filters have to rest before they are passed on, in ms (spec 000, 4). */
export const FILTER_EDIT_DELAY_MS = 850;

/** Every entry but one as it was; entries that are locked, and whatever is in them, stay as they are. */
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

/** One entry replaced by what `change` makes of it. */
export const changeFilter = (
  nodes: readonly FilterNode[],
  key: string,
  change: (node: FilterNode) => FilterNode,
): readonly FilterNode[] => editEntry(nodes, key, (node) => [change(node)]);

export const removeFilter = (nodes: readonly FilterNode[], key: string): readonly FilterNode[] =>
  editEntry(nodes, key, () => []);

/** Another entry at the end of a group; at the end of all when `group` is null. */
export const addFilter = (
  nodes: readonly FilterNode[],
  group: string | null,
  added: FilterNode,
): readonly FilterNode[] =>
  group === null
    ? [...nodes, added]
    : changeFilter(nodes, group, (node) =>
        node.kind === 'group' ? { ...node, children: [...node.children, added] } : node,
      );

/** What is left when somebody clears the filters: what they could not have removed. */
export const clearFilters = (nodes: readonly FilterNode[]): readonly FilterNode[] =>
  nodes.filter((node) => node.locked || node.hidden);

/** The entries that are shown. */
export const visibleFilters = (nodes: readonly FilterNode[]): readonly FilterNode[] =>
  nodes.filter((node) => !node.hidden);

/**
 * Who is next to an entry, for whoever loses it: the one behind it, else the one before, else the group it stands in;
 * null when it stands alone, or nowhere.
 */
export const nextFocusKey = (nodes: readonly FilterNode[], key: string, group: string | null = null): string | null => {
  const place = nodes.findIndex((node) => node.key === key);
  if (place >= 0) return (nodes[place + 1] ?? nodes[place - 1])?.key ?? group;
  for (const node of nodes) {
    const found = node.kind === 'group' ? nextFocusKey(node.children, key, node.key) : null;
    if (found !== null) return found;
  }
  return null;
};
