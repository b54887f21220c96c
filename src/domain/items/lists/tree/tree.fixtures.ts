import { ROW_WRITES } from '../../../schema';
import type { Item, PrimaryKey } from '../../item';
import { nothingStaged, type StagedEdits } from '../staged';
import type { ToMany } from '../to-many';
import { allNodes, type ItemNode, type ItemTree, itemTree, type LoadedTree, treeEdits } from './item-tree';
import type { RecursiveList } from './nested-steps';

export const pages: ToMany = {
  collection: 'pages',
  primaryKey: 'id',
  updateKey: 'id',
  writes: ROW_WRITES,
  foreignKey: 'parent',
  junction: null,
  sortField: 'sort',
  removal: 'unlink',
};

export const tree: RecursiveList = { list: pages, field: 'children' };
export const unsorted: RecursiveList = { list: { ...pages, sortField: null }, field: 'children' };

/** 1 has 2 (with 5 and 6), 3 and 4; the children of 6 are not read. */
const parents: Readonly<Record<number, number>> = { 2: 1, 3: 1, 4: 1, 5: 2, 6: 2 };
const sorts: Readonly<Record<number, number>> = { 2: 1, 3: 2, 4: 3, 5: 10, 6: 20 };

export const loaded: LoadedTree = {
  rows: new Map(
    Object.entries(parents).map(([key, parent]): [string, Item] => [
      key,
      { id: Number(key), name: `Page ${key}`, parent, sort: sorts[Number(key)] ?? null },
    ]),
  ),
  children: new Map<string, readonly PrimaryKey[]>([
    ['1', [2, 3, 4]],
    ['2', [5, 6]],
    ['3', []],
    ['4', []],
    ['5', []],
  ]),
  unread: new Set(['6']),
};

export const treeOf = (staged: StagedEdits = nothingStaged, recursive = tree): ItemTree =>
  itemTree(recursive, loaded, 1, staged);

/** The keys, or the names of new rows, with those inside in brackets. */
export const outline = (nodes: readonly ItemNode[]): string =>
  nodes
    .map(({ ref, children }) => {
      const name = 'key' in ref ? String(ref.key) : `+${ref.draft}`;
      return children.length === 0 ? name : `${name}[${outline(children)}]`;
    })
    .join(' ');

export const states = ({ children }: ItemTree): Readonly<Record<string, string>> =>
  Object.fromEntries(allNodes(children).map(({ id, row }) => [id, row.state]));

export const editsOf = (all: ItemTree, recursive = tree): StagedEdits => treeEdits(recursive, all);
