import type { FilterNode } from './filter-node';

const keysIn = (nodes: readonly FilterNode[]): readonly string[] =>
  nodes.flatMap((node) => (node.kind === 'group' ? [node.key, ...keysIn(node.children)] : [node.key]));

/** A key that no entry has. */
export const unusedKey = (nodes: readonly FilterNode[]): string => {
  const taken = new Set(keysIn(nodes));
  let number = taken.size + 1;
  while (taken.has(`filter-${number}`)) number += 1;
  return `filter-${number}`;
};

const renameDuplicates = (nodes: readonly FilterNode[], taken: Set<string>): readonly FilterNode[] =>
  nodes.map((node) => {
    let { key } = node;
    for (let number = 2; taken.has(key); number += 1) key = `${node.key}~${taken.size + number}`;
    taken.add(key);
    const own = key === node.key ? node : { ...node, key };
    return own.kind === 'group' ? { ...own, children: renameDuplicates(own.children, taken) } : own;
  });

/** The entries with a key for each, as anything that edits one of them needs; the first of several keeps its key. */
export const withUniqueKeys = (nodes: readonly FilterNode[]): readonly FilterNode[] => renameDuplicates(nodes, new Set());
