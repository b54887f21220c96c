import { visibleFilters, type FilterNode } from '../../domain/filters';

/** Whether an entry is among these, or in a group of them. */
export const holdsEntry = (nodes: readonly FilterNode[], key: string): boolean =>
  visibleFilters(nodes).some((node) => node.key === key || (node.kind === 'group' && holdsEntry(node.children, key)));
