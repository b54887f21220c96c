import fc from 'fast-check';
import {
  canMoveFolder,
  childFolders,
  folderBranch,
  folderFilter,
  folderPath,
  folderRemoval,
  folderTree,
  moveFolder,
  type Folder,
  type FolderNode,
} from './folder';

const folder = (id: string, parent: string | null, name = id): Folder => ({ id, name, parent });
const folders = [folder('b', 'a', 'Winter'), folder('c', 'b'), folder('a', null), folder('d', 'a', 'Autumn')];

const shape = (nodes: readonly FolderNode[]): unknown =>
  nodes.map((node) => (node.children.length === 0 ? node.folder.id : [node.folder.id, shape(node.children)]));

test('returns a tree by name and the path of each folder', () => {
  expect(shape(folderTree(folders))).toEqual([['a', ['d', ['b', ['c']]]]]);
  expect(folderPath(folders, 'c').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(folderPath(folders, 'nothing')).toEqual([]);
});

test('puts unreachable folders into the root', () => {
  expect(shape(folderTree([folder('x', 'gone'), folder('y', 'y'), folder('p', 'q'), folder('q', 'p')]))).toEqual([
    'x',
    ['p', ['q']],
    'y',
  ]);
  expect(folderPath([folder('p', 'q'), folder('q', 'p')], 'p').map(({ id }) => id)).toEqual(['q', 'p']);
});

test('a folder cannot move into itself, its descendants or an unknown folder', () => {
  expect(canMoveFolder(folders, 'b', 'd')).toBe(true);
  expect(canMoveFolder(folders, 'b', null)).toBe(true);
  expect(canMoveFolder(folders, 'b', 'b')).toBe(false);
  expect(canMoveFolder(folders, 'a', 'c')).toBe(false);
  expect(canMoveFolder(folders, 'a', 'gone')).toBe(false);
  expect(moveFolder(folders, 'a', 'c')).toBe(folders);
  expect(moveFolder(folders, 'c', 'd')).toContainEqual(folder('c', 'd'));
});

test('returns where the content of a removed folder goes', () => {
  expect(folderRemoval(folders, 'b')).toEqual({ parent: 'a', children: ['c'] });
  expect(folderRemoval(folders, 'a')).toEqual({ parent: null, children: ['b', 'd'] });
  expect(folderRemoval(folders, 'gone')).toEqual({ parent: null, children: [] });
});

test('a branch is a folder with all folders below it', () => {
  expect([...folderBranch(folders, 'a')].sort()).toEqual(['a', 'b', 'c', 'd']);
  expect([...folderBranch(folders, 'b')].sort()).toEqual(['b', 'c']);
  expect([...folderBranch(folders, 'gone')]).toEqual([]);
});

test('the folders in a folder are by name, unreachable ones are in the root', () => {
  const listed = (parent: string | null) => childFolders([...folders, folder('x', 'gone'), folder('y', 'y')], parent);
  expect(listed('a').map(({ name }) => name)).toEqual(['Autumn', 'Winter']);
  expect(listed(null).map(({ id }) => id)).toEqual(['a', 'x', 'y']);
  expect([listed('y'), listed('c')]).toEqual([[], []]);
});

test('the filter of a folder, and of the root', () => {
  expect(folderFilter('a')).toEqual({ folder: { _eq: 'a' } });
  expect(folderFilter(null)).toEqual({ folder: { _null: true } });
});

const ids = ['a', 'b', 'c', 'd', 'e'];
const id = fc.constantFrom(...ids);

const count = (nodes: readonly FolderNode[]): number => nodes.reduce((sum, node) => sum + 1 + count(node.children), 0);

test('moves never create a cycle', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(id, fc.oneof(id, fc.constant(null)))), (moves) => {
      const flat: readonly Folder[] = ids.map((each) => folder(each, null));
      const moved = moves.reduce((before, [what, target]) => moveFolder(before, what, target), flat);
      for (const each of ids) expect(folderPath(moved, each)[0]?.parent).toBeNull();
      for (const each of ids) expect(folderPath(moved, each).at(-1)?.id).toBe(each);
    }),
  );
});

test('every folder is in the tree exactly once, even with broken data', () => {
  const broken = fc.tuple(
    ...ids.map((each) => fc.oneof(id, fc.constantFrom(null, 'gone')).map((parent) => folder(each, parent))),
  );
  fc.assert(fc.property(broken, (all) => expect(count(folderTree(all))).toBe(all.length)));
});
