import type { FilterNode } from './filter-node';

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
