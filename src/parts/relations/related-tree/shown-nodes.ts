import { type ItemNode, type ItemTree, allNodes } from '../../../domain/items';

/** A visible node of the tree. */
export interface ShownNode {
  readonly node: ItemNode;
  readonly name: string;
  /** 1 for the top. */
  readonly level: number;
  /** From 1, among `siblingCount` nodes of the same parent. */
  readonly position: number;
  readonly siblingCount: number;
  /** The index of the parent; null at the top. */
  readonly parent: number | null;
  /** Null for a node without children. */
  readonly isExpanded: boolean | null;
}

/** In a smaller tree all that was read is expanded at first. */
const MAX_EXPANDED = 50;

/** What the user has expanded or collapsed, by id. */
export type Toggled = ReadonlyMap<string, boolean>;

/** The visible nodes from top to bottom. */
export const shownNodes = (
  { children }: ItemTree,
  toggled: Toggled,
  nameOf: (node: ItemNode) => string,
): readonly ShownNode[] => {
  const isSmall = allNodes(children).length <= MAX_EXPANDED;
  const shown: ShownNode[] = [];
  const add = (nodes: readonly ItemNode[], level: number, parent: number | null): void => {
    for (const [index, node] of nodes.entries()) {
      const isExpanded = node.hasChildren ? (toggled.get(node.id) ?? (isSmall && node.unread === null)) : null;
      const at = { level, position: index + 1, siblingCount: nodes.length, parent };
      shown.push({ node, name: nameOf(node), ...at, isExpanded });
      if (isExpanded === true) add(node.children, level + 1, shown.length - 1);
    }
  };
  add(children, 1, null);
  return shown;
};
