import { type Item, keyIn, keyOf, omitFields, type PrimaryKey, valueIn } from '../../item';
import { applyRowEdits } from '../apply-edits';
import type { ListRow } from '../rows/list-rows';
import {
  hasRow,
  isSameKey,
  nothingStaged,
  type RowRef,
  rowId,
  sentUpdates,
  stagedValues,
  type StagedEdits,
} from '../staged';
import { type RecursiveList, stagedWithin, withStaged } from './nested-steps';

/** The items of a tree as far as they were read. Keys are compared as text. */
export interface LoadedTree {
  readonly rows: ReadonlyMap<string, Item>;
  /** The keys of the children in their order, by the key of the item; of an item whose children were not read, none. */
  readonly children: ReadonlyMap<string, readonly PrimaryKey[]>;
  /** Items that have children which were not read. */
  readonly unread: ReadonlySet<string>;
}

/** An item of the tree with its staged edits. */
export interface ItemNode {
  /** Unique in the tree. */
  readonly id: string;
  readonly ref: RowRef;
  /** The rows above it, from the top. */
  readonly path: readonly RowRef[];
  /** Values with edits, and what is staged. */
  readonly row: ListRow;
  /** The staged values, without those of its list. */
  readonly edits: Item;
  /** True for an item that is in the list of its parent on the server. */
  readonly isAtHome: boolean;
  readonly children: readonly ItemNode[];
  /** What is staged in a list that was not read; null for one that was. */
  readonly unread: StagedEdits | null;
  /** True if it has children, or may have some. */
  readonly hasChildren: boolean;
  /** Rows of its list that are removed and were not found. */
  readonly removed: readonly PrimaryKey[];
}

/** The whole tree; `removed` as of a node. */
export interface ItemTree extends Pick<ItemNode, 'children' | 'removed'> {
  readonly key: PrimaryKey | null;
}

const parentOf = ({ list }: RecursiveList, row: Item): PrimaryKey | null =>
  keyIn(valueIn(row, list.foreignKey), list.primaryKey);

/** Items that are staged in the list of another one than on the server. */
const arrivals = (
  tree: RecursiveList,
  loaded: LoadedTree,
  parent: PrimaryKey | null,
  staged: StagedEdits,
): readonly string[] => {
  const keys = [...staged.linked, ...staged.updated.map(({ key }) => key)];
  const own = keys.filter((key) => {
    const row = loaded.rows.get(String(key));
    const stored = row === undefined ? null : parentOf(tree, row);
    return stored === null || parent === null || !isSameKey(stored, parent);
  });
  // What is staged in a removed item is not sent.
  const within = [
    ...sentUpdates(staged).map(({ key, values }) => [key, values] as const),
    ...staged.created.map(({ values }) => [null, values] as const),
  ].flatMap(([key, values]) => arrivals(tree, loaded, key, stagedWithin(tree, values)));
  return [...own.map(String), ...within];
};

const numberOf = (sortField: string, { row }: ItemNode): number => {
  const value = valueIn(row.values, sortField);
  return value === null || value === '' ? Infinity : Number(value);
};

const inOrder = (nodes: readonly ItemNode[], sortField: string | null): readonly ItemNode[] =>
  sortField === null
    ? nodes
    : [...nodes].sort((one, other) => {
        const [first, second] = [numberOf(sortField, one), numberOf(sortField, other)];
        return first < second ? -1 : first > second ? 1 : 0;
      });

/** The tree below an item, with staged edits: items that were moved are where they are staged only. */
export const itemTree = (
  tree: RecursiveList,
  loaded: LoadedTree,
  root: PrimaryKey | null,
  staged: StagedEdits,
): ItemTree => {
  const { list, field } = tree;
  const { sortField } = list;
  const moved = new Set(arrivals(tree, loaded, root, staged));

  const stateOf = (edits: Item, source: PrimaryKey | null, isAtHome: boolean): ListRow['state'] => {
    const own = Object.keys(edits).filter((name) => name !== sortField);
    if (!isAtHome && source === null) return 'linked';
    if (own.length > 0) return 'edited';
    return isAtHome && Object.keys(edits).length === 0 ? 'loaded' : 'moved';
  };

  const nodeOf = (
    id: string,
    ref: RowRef,
    path: readonly RowRef[],
    above: ReadonlySet<string>,
    staging: StagedEdits,
    isRemoved: boolean,
  ): ItemNode => {
    const key = 'key' in ref ? ref.key : null;
    const all = stagedValues(staging, ref);
    const edits = omitFields(all, [field]);
    const server = key === null ? {} : (loaded.rows.get(String(key)) ?? { [list.primaryKey]: key });
    const isAtHome = key !== null && !moved.has(String(key));
    const state = key === null ? 'created' : isRemoved ? 'removed' : stateOf(edits, parentOf(tree, server), isAtHome);
    const isRead = key === null || loaded.children.has(String(key));
    const within = stagedWithin(tree, all);
    const inside = { ids: new Set([...above, id]), path: [...path, ref] };
    const { children, removed } =
      isRead && !isRemoved ? levelOf(id, key, inside.path, inside.ids, within) : { children: [], removed: [] };
    return {
      id,
      ref,
      path,
      row: { ref, values: applyRowEdits(server, edits, null), state },
      edits,
      isAtHome,
      children,
      removed,
      unread: isRead && !isRemoved ? null : within,
      hasChildren: isRemoved ? false : isRead ? children.length > 0 : loaded.unread.has(String(key)),
    };
  };

  const levelOf = (
    id: string,
    key: PrimaryKey | null,
    path: readonly RowRef[],
    above: ReadonlySet<string>,
    staging: StagedEdits,
  ): Pick<ItemNode, 'children' | 'removed'> => {
    const stored = key === null ? [] : (loaded.children.get(String(key)) ?? []);
    const home = stored.filter((each) => !moved.has(String(each)));
    const arrived = [...staging.linked, ...staging.updated.map((row) => row.key)]
      .filter((each) => moved.has(String(each)))
      .filter((each, index, keys) => keys.findIndex((other) => isSameKey(each, other)) === index);
    // A tree with a cycle ends where an item would be inside itself.
    const existing = [...home, ...arrived]
      .filter((each) => !above.has(rowId({ key: each })))
      .map((each) => nodeOf(rowId({ key: each }), { key: each }, path, above, staging, hasRow(staging.removed, each)));
    const created = staging.created.map(({ draft }) =>
      nodeOf(`${id} / draft ${draft}`, { draft }, path, above, staging, false),
    );
    return {
      children: inOrder([...existing, ...created], sortField),
      removed: staging.removed.filter((each) => !hasRow(home, each)),
    };
  };

  const top = root === null ? '' : rowId({ key: root });
  return { key: root, ...levelOf(top, root, [], new Set([top]), staged) };
};

/** All nodes, those of a level after their parent. */
export const allNodes = (nodes: readonly ItemNode[]): readonly ItemNode[] =>
  nodes.flatMap((node) => [node, ...allNodes(node.children)]);

const entryOf = (tree: RecursiveList, node: ItemNode): Item =>
  withStaged(tree, node.edits, node.unread ?? treeEdits(tree, node));

/** The staged edits that a tree stands for. */
export const treeEdits = (
  tree: RecursiveList,
  { children, removed }: Pick<ItemNode, 'children' | 'removed'>,
): StagedEdits => {
  const edits = { ...nothingStaged, removed };
  return children.reduce<StagedEdits>((all, node) => {
    const { ref, row, isAtHome } = node;
    const values = entryOf(tree, node);
    if ('draft' in ref) return { ...all, created: [...all.created, { draft: ref.draft, values }] };
    const { key } = ref;
    return {
      ...all,
      linked: isAtHome ? all.linked : [...all.linked, key],
      updated: Object.keys(values).length === 0 ? all.updated : [...all.updated, { key, values }],
      removed: row.state === 'removed' ? [...all.removed, key] : all.removed,
    };
  }, edits);
};

/** What existing items are on the server that the edits name: the list they are in, and their number in it. */
export const baseOfNode = (tree: RecursiveList, loaded: LoadedTree, key: PrimaryKey): Item | null => {
  const row = loaded.rows.get(String(key));
  if (row === undefined || keyOf(row, tree.list.primaryKey) === null) return null;
  const { sortField, foreignKey } = tree.list;
  return {
    [foreignKey]: parentOf(tree, row),
    ...(sortField === null || !Object.hasOwn(row, sortField) ? {} : { [sortField]: valueIn(row, sortField) }),
  };
};
