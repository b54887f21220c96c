import type { Folder } from '../../../domain/files';
import { folderKey, folderName, folderNodes, folderOfKey, keysAbove } from './folder-nodes';

const folder = (id: string, parent: string | null = null): Folder => ({ id, name: id.toUpperCase(), parent });
const folders = [folder('b', 'a'), folder('a'), folder('c', 'b'), folder('d')];

test('the root holds all folders', () => {
  const [root] = folderNodes(folders, 'File library');
  expect(root).toMatchObject({ key: folderKey(null), label: 'File library', icon: 'home' });
  expect(root?.children).toMatchObject([
    { key: 'a', label: 'A', children: [{ key: 'b', children: [{ key: 'c', children: [] }] }] },
    { key: 'd', children: [] },
  ]);
});

test('an excluded folder is left out with all that is in it', () => {
  const [root] = folderNodes(folders, 'File library', 'b');
  expect(root?.children).toMatchObject([{ key: 'a', children: [] }, { key: 'd' }]);
});

test('the parents of a folder are expanded to show it', () => {
  expect(keysAbove(folders, 'c')).toEqual([folderKey(null), 'a', 'b']);
  expect(keysAbove(folders, 'd')).toEqual([folderKey(null)]);
  expect(keysAbove(folders, null)).toEqual([folderKey(null)]);
  expect(keysAbove(folders, 'missing')).toEqual([folderKey(null)]);
});

test('keys and names of folders', () => {
  expect([null, 'a'].map((id) => folderOfKey(folderKey(id)))).toEqual([null, 'a']);
  expect([null, 'a', 'missing'].map((id) => folderName(folders, id))).toEqual([null, 'A', null]);
});
