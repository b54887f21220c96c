export interface TreeNode {
  /** Unique in the tree. */
  readonly key: string;
  readonly label: string;
  readonly icon?: string | undefined;
  /** Can be expanded unless it is empty. */
  readonly children?: readonly TreeNode[] | undefined;
}

/** A visible node. */
export interface TreeRow {
  readonly node: TreeNode;
  /** 1 for the roots. */
  readonly level: number;
  /** From 1, among `siblingCount` nodes of the same parent. */
  readonly position: number;
  readonly siblingCount: number;
  /** Index of the parent's row; null for a root. */
  readonly parent: number | null;
  /** Null for a leaf. */
  readonly isExpanded: boolean | null;
}

/** The visible nodes from top to bottom: the roots, and the children of expanded nodes. */
export const treeRows = (roots: readonly TreeNode[], expanded: ReadonlySet<string>): readonly TreeRow[] => {
  const rows: TreeRow[] = [];
  const add = (nodes: readonly TreeNode[], level: number, parent: number | null): void => {
    for (const [index, node] of nodes.entries()) {
      const { children = [] } = node;
      const isExpanded = children.length === 0 ? null : expanded.has(node.key);
      rows.push({ node, level, position: index + 1, siblingCount: nodes.length, parent, isExpanded });
      if (isExpanded === true) add(children, level + 1, rows.length - 1);
    }
  };
  add(roots, 1, null);
  return rows;
};

/** What a key does at a row: moves to another one, or changes which nodes are expanded. */
export type TreeMove =
  | { readonly kind: 'move'; readonly to: number }
  | { readonly kind: 'expand'; readonly keys: readonly string[] }
  | { readonly kind: 'collapse'; readonly key: string };

const siblingsOf = (rows: readonly TreeRow[], { parent, level }: TreeRow): readonly TreeRow[] =>
  rows.filter((row) => row.parent === parent && row.level === level);

/**
 * The keys of the ARIA tree pattern, with 'ArrowRight' as the key that points into the tree; null for other keys and
 * where a key has no effect.
 */
export const treeMove = (rows: readonly TreeRow[], index: number, key: string): TreeMove | null => {
  const row = rows[index];
  if (row === undefined) return null;
  const move = (to: number): TreeMove | null => (rows[to] === undefined || to === index ? null : { kind: 'move', to });
  switch (key) {
    case 'ArrowDown':
      return move(index + 1);
    case 'ArrowUp':
      return move(index - 1);
    case 'Home':
      return move(0);
    case 'End':
      return move(rows.length - 1);
    case 'ArrowRight':
      if (row.isExpanded === null) return null;
      return row.isExpanded ? move(index + 1) : { kind: 'expand', keys: [row.node.key] };
    case 'ArrowLeft':
      if (row.isExpanded === true) return { kind: 'collapse', key: row.node.key };
      return row.parent === null ? null : move(row.parent);
    case '*': {
      const keys = siblingsOf(rows, row).flatMap(({ node, isExpanded }) => (isExpanded === false ? [node.key] : []));
      return keys.length === 0 ? null : { kind: 'expand', keys };
    }
    default:
      return null;
  }
};

/**
 * The next row whose label starts with the typed text, from the current one on and around the end; null without one. A
 * single letter, also typed several times, moves on; a longer text stays at the current row while it matches.
 */
export const typeaheadRow = (rows: readonly TreeRow[], index: number, text: string): number | null => {
  const typed = text.toLocaleLowerCase();
  const isOneLetter = [...typed].every((letter) => letter === typed[0]);
  const sought = isOneLetter ? typed.slice(0, 1) : typed;
  const first = isOneLetter ? 1 : 0;
  for (let step = first; step < rows.length + first; step += 1) {
    const at = (index + step) % rows.length;
    if (rows[at]?.node.label.toLocaleLowerCase().startsWith(sought) === true) return at;
  }
  return null;
};
