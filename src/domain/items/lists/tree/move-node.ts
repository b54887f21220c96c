import { type Item, omitFields, type PrimaryKey, valueIn } from '../../item';
import { hasRow, nothingStaged, type RowRef, rowId } from '../staged';
import { allNodes, type ItemNode, type ItemTree, type LoadedTree } from './item-tree';
import type { RecursiveList } from './nested-steps';

/** A level of the tree: the list of a node, or of the item at the top. */
type Level = Pick<ItemNode, 'children' | 'removed'>;

/** Where a node is put. */
export interface NodeTarget {
  /** The id of the node whose child it becomes; null for the top. */
  readonly parent: string | null;
  /** Among the children of that node, without the moved one; from 0. */
  readonly index: number;
}

/** The node with this id; null if it is not in the tree. */
export const nodeOf = ({ children }: Level, id: string | null): ItemNode | null =>
  allNodes(children).find((node) => node.id === id) ?? null;

/** The node that a node is in; null for one at the top. */
export const parentNode = (tree: ItemTree, id: string): ItemNode | null =>
  allNodes(tree.children).find(({ children }) => children.some((child) => child.id === id)) ?? null;

/** The nodes beside a node and itself, in their order. */
export const siblingsOf = (tree: ItemTree, id: string): readonly ItemNode[] => (parentNode(tree, id) ?? tree).children;

/** True if the node `inner` is the node `outer` or below it. */
export const isWithin = (tree: ItemTree, outer: string, inner: string | null): boolean => {
  const node = nodeOf(tree, outer);
  return inner !== null && node !== null && (outer === inner || nodeOf(node, inner) !== null);
};

/** Changes one level; `id` is null for the top. */
const mapLevel = <A extends Level>(level: A, at: string | null, id: string | null, map: (level: Level) => Level): A =>
  at === id
    ? { ...level, ...map(level) }
    : { ...level, children: level.children.map((child) => mapLevel(child, child.id, id, map)) };

const onTree = (tree: ItemTree, id: string | null, map: (level: Level) => Level): ItemTree =>
  mapLevel(tree, null, id, map);

const withChildren =
  (map: (children: readonly ItemNode[]) => readonly ItemNode[]) =>
  (level: Level): Level => ({ ...level, children: map(level.children) });

const without = (tree: ItemTree, id: string): ItemTree =>
  onTree(
    tree,
    parentNode(tree, id)?.id ?? null,
    withChildren((nodes) => nodes.filter((node) => node.id !== id)),
  );

const isNumber = (value: number): boolean => Number.isFinite(value);

const numberIn = (row: Item | undefined, sortField: string): number => {
  const value = row === undefined ? null : valueIn(row, sortField);
  return value === null || value === '' ? NaN : Number(value);
};

const keyOfNode = ({ ref }: ItemNode): PrimaryKey | null => ('key' in ref ? ref.key : null);

/** The highest number of a level: of its rows on the server, also of those that were moved away, and of staged ones. */
const highestNumber = (
  sortField: string,
  loaded: LoadedTree,
  parent: PrimaryKey | null,
  nodes: readonly ItemNode[],
): number => {
  const stored = parent === null ? [] : (loaded.children.get(String(parent)) ?? []);
  const numbers = [
    ...stored.map((key) => numberIn(loaded.rows.get(String(key)), sortField)),
    ...nodes.map(({ edits }) => numberIn(edits, sortField)),
  ];
  return Math.max(0, ...numbers.filter(isNumber));
};

/** The number that puts a new row behind the others of a level; null for a tree without a sort field. */
export const nextNumber = (
  { list: { sortField } }: RecursiveList,
  loaded: LoadedTree,
  parent: PrimaryKey | null,
  nodes: readonly ItemNode[],
): number | null => (sortField === null ? null : highestNumber(sortField, loaded, parent, nodes) + 1);

/**
 * Numbers the rows of a level in their order. Rows of this level share the numbers that they have on the server, so that
 * only those change that were moved past; rows from elsewhere take numbers above them. Without distinct numbers the
 * level is numbered from 1.
 */
const numbered = (
  sortField: string,
  loaded: LoadedTree,
  parent: PrimaryKey | null,
  nodes: readonly ItemNode[],
): readonly ItemNode[] => {
  const serverNumber = (node: ItemNode): number =>
    node.isAtHome ? numberIn(loaded.rows.get(String(keyOfNode(node))), sortField) : NaN;
  const ordered = nodes.filter(({ row }) => row.state !== 'removed');
  const own = ordered.filter(({ isAtHome }) => isAtHome).map(serverNumber);
  const isDistinct = own.every(isNumber) && new Set(own).size === own.length;
  const top = highestNumber(sortField, loaded, parent, []);
  const added = ordered.slice(own.length).map((_node, index) => top + 1 + index);
  const numbers = isDistinct
    ? [...[...own].sort((one, other) => one - other), ...added]
    : ordered.map((_node, index) => index + 1);
  return nodes.map((node) => {
    const number = numbers[ordered.indexOf(node)];
    if (number === undefined) return node;
    const others = omitFields(node.edits, [sortField]);
    return { ...node, edits: serverNumber(node) === number ? others : { ...others, [sortField]: number } };
  });
};

interface Moved {
  readonly tree: ItemTree;
  /** The node has this id from now on. */
  readonly id: string;
}

/**
 * Moves a node with all that is below it, and numbers the level that it comes to. Null for a move into itself, into a
 * list that was not read or into a removed item. `draft` is its name among the new rows at the top.
 */
export const moveNode = (
  recursive: RecursiveList,
  loaded: LoadedTree,
  tree: ItemTree,
  id: string,
  { parent, index }: NodeTarget,
  draft: string,
): Moved | null => {
  const { sortField } = recursive.list;
  const [node, target] = [nodeOf(tree, id), nodeOf(tree, parent)];
  if (node === null || isWithin(tree, id, parent)) return null;
  if (parent !== null && (target === null || target.unread !== null)) return null;
  const key = target === null ? tree.key : keyOfNode(target);
  const own = keyOfNode(node);
  const stored = key === null ? [] : (loaded.children.get(String(key)) ?? []);
  const isAtHome = own !== null && hasRow(stored, own);
  const isNewAtTop = own === null && parent === null && parentNode(tree, id) !== null;
  const ref: RowRef = isNewAtTop ? { draft } : node.ref;
  const placed: ItemNode = { ...node, isAtHome, ref };
  const put = (nodes: readonly ItemNode[]): readonly ItemNode[] => {
    const others = nodes.filter((each) => each.id !== id);
    const level = [...others.slice(0, index), placed, ...others.slice(index)];
    return sortField === null ? level : numbered(sortField, loaded, key, level);
  };
  const moved = onTree(without(tree, id), parent, withChildren(put));
  if ('key' in ref) return { tree: moved, id };
  const created = (nodeOf(moved, parent) ?? moved).children.filter((each) => 'draft' in each.ref);
  const at = created.findIndex((each) => each.id === id);
  const top = tree.key === null ? '' : rowId({ key: tree.key });
  return { tree: moved, id: parent === null ? `${top} / draft ${ref.draft}` : `${parent} / draft ${at}` };
};

/** Where a key moves a node: past the one before or behind it, into the one before it, or behind its parent. */
export type NodeStep = 'up' | 'down' | 'in' | 'out';

/** Null where there is nowhere to go. Removed items are passed over. */
export const stepTarget = (tree: ItemTree, id: string, step: NodeStep): NodeTarget | null => {
  const siblings = siblingsOf(tree, id);
  const others = siblings.filter((node) => node.id !== id);
  const at = siblings.findIndex((node) => node.id === id);
  const parent = parentNode(tree, id);
  const isLeft = ({ row }: ItemNode): boolean => row.state !== 'removed';
  const before = siblings.slice(0, at).filter(isLeft).at(-1);
  const behind = siblings.slice(at + 1).find(isLeft);
  switch (step) {
    case 'up':
      return before === undefined ? null : { parent: parent?.id ?? null, index: others.indexOf(before) };
    case 'down':
      return behind === undefined ? null : { parent: parent?.id ?? null, index: others.indexOf(behind) + 1 };
    case 'in':
      return before === undefined ? null : { parent: before.id, index: before.children.length };
    case 'out': {
      if (parent === null) return null;
      const level = siblingsOf(tree, parent.id);
      return { parent: parentNode(tree, parent.id)?.id ?? null, index: level.indexOf(parent) + 1 };
    }
  }
};

/**
 * Removes a node. One that was moved within the tree leaves the list that it is in on the server; a new or linked one
 * leaves no trace.
 */
export const removeNode = (recursive: RecursiveList, loaded: LoadedTree, tree: ItemTree, id: string): ItemTree => {
  const node = nodeOf(tree, id);
  if (node === null) return tree;
  const key = keyOfNode(node);
  if (key !== null && node.isAtHome)
    return onTree(
      tree,
      parentNode(tree, id)?.id ?? null,
      withChildren((nodes) =>
        nodes.map((each) => (each.id === id ? { ...each, row: { ...each.row, state: 'removed' } } : each)),
      ),
    );
  const left = without(tree, id);
  if (key === null) return left;
  const home = [...loaded.children].find(([, keys]) => hasRow(keys, key))?.[0];
  if (home === undefined) return left;
  const parent = tree.key !== null && String(tree.key) === home ? null : rowId({ key: home });
  return onTree(left, parent, (level) => ({ ...level, removed: [...level.removed, key] }));
};

/** Takes back the removal of a node. */
export const restoreNode = (tree: ItemTree, id: string): ItemTree =>
  onTree(
    tree,
    parentNode(tree, id)?.id ?? null,
    withChildren((nodes) =>
      nodes.map((each) => (each.id === id ? { ...each, row: { ...each.row, state: 'loaded' } } : each)),
    ),
  );

/** Adds existing items at the end of a level; those that were removed from it stay instead. */
export const linkNodes = (
  recursive: RecursiveList,
  loaded: LoadedTree,
  tree: ItemTree,
  parent: string | null,
  keys: readonly PrimaryKey[],
): ItemTree =>
  keys.reduce((all, key) => {
    const target = nodeOf(all, parent);
    const own = target === null ? all.key : keyOfNode(target);
    const number = nextNumber(recursive, loaded, own, (target ?? all).children);
    const { sortField, primaryKey } = recursive.list;
    const node: ItemNode = {
      id: rowId({ key }),
      ref: { key },
      path: [],
      row: { ref: { key }, values: { [primaryKey]: key }, state: 'linked' },
      edits: number === null || sortField === null ? {} : { [sortField]: number },
      isAtHome: false,
      children: [],
      unread: nothingStaged,
      hasChildren: false,
      removed: [],
    };
    return onTree(
      all,
      parent,
      withChildren((nodes) => [...nodes, node]),
    );
  }, tree);
