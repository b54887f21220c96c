import { nestedWrite, stagedOf } from '../nested-write';
import { nothingStaged, type StagedEdits } from '../staged';
import { allNodes, baseOfNode, itemTree } from './item-tree';
import { namedRows, stagedAt, stageAt } from './nested-steps';
import { editsOf, loaded, outline, pages, states, tree, treeOf, unsorted } from './tree.fixtures';

const written = (write: object): StagedEdits => {
  const staged = stagedOf(pages, null, write as never);
  if (staged === null) throw new Error('No edits');
  return staged;
};

test('shows what was read, and where more can be read', () => {
  const { children } = treeOf();
  expect(outline(children)).toBe('2[5 6] 3 4');
  expect(allNodes(children).map(({ id, hasChildren }) => [id, hasChildren])).toEqual([
    ['key 2', true],
    ['key 5', false],
    ['key 6', true],
    ['key 3', false],
    ['key 4', false],
  ]);
  expect(allNodes(children).find(({ id }) => id === 'key 5')?.path).toEqual([{ key: 2 }]);
});

test('shows an item that is staged in another list there only, with its edits', () => {
  const moved = treeOf(written({ update: [{ id: 3, children: { update: [{ id: 5, sort: 1 }] } }] }));
  expect(outline(moved.children)).toBe('2[6] 3[5] 4');
  expect(states(moved)).toEqual({
    'key 2': 'loaded',
    'key 6': 'loaded',
    'key 3': 'loaded',
    'key 5': 'moved',
    'key 4': 'loaded',
  });
});

test('new rows stand by their numbers, removed ones stay and hide what is in them', () => {
  const all = treeOf(written({ create: [{ name: 'New', sort: 2.5 }], delete: [2] }));
  expect(outline(all.children)).toBe('2 3 +0 4');
  expect(states(all)).toMatchObject({ 'key 2': 'removed', 'key 1 / draft 0': 'created' });
});

test('an item that was moved into one that is removed is where it was', () => {
  const staged = { ...written({ update: [{ id: 3, children: { update: [{ id: 5 }] } }] }), removed: [3] };
  expect(outline(treeOf(staged).children)).toBe('2[5 6] 3 4');
  expect(editsOf(treeOf(staged))).toEqual(staged);
});

test('an item linked from outside is marked as such', () => {
  expect(states(treeOf({ ...nothingStaged, linked: [9] }))['key 9']).toBe('linked');
});

test.each([
  [{ update: [{ id: 2, name: 'Two', children: { create: [{ name: 'New' }], delete: [5] } }] }],
  [{ update: [{ id: 6, children: { update: [{ id: 7, name: 'Seven' }], delete: [8] } }] }],
  [{ create: [{ name: 'New', children: { create: [{ name: 'Inner' }], update: [{ id: 3 }] } }] }],
  [{ delete: [12] }],
])('stands for the edits that it was made of: %j', (write) => {
  const inside = 'update' in write && write.update[0]?.id === 6;
  const staged = inside ? written({ update: [{ id: 2, children: write }] }) : written(write);
  expect(nestedWrite(editsOf(treeOf(staged)), pages)).toEqual(nestedWrite(staged, pages));
});

test('a cycle ends where an item would be inside itself', () => {
  const rows = new Map([...loaded.rows, ['1', { id: 1, parent: 5, sort: 1 }]]);
  const children = new Map([...loaded.children, ['5', [1]]]);
  expect(outline(itemTree(tree, { ...loaded, rows, children }, 1, nothingStaged).children)).toBe('2[5 6] 3 4');
});

test('a step in an inner list changes the edits of that list only', () => {
  const staged = written({ update: [{ id: 2, name: 'Two' }] });
  const path = [{ key: 2 }, { key: 5 }];
  const base = () => null;
  const after = stageAt(tree, staged, 1, path, base, { kind: 'create', draft: 'a', values: { name: 'New' } });
  expect(nestedWrite(after, pages)).toEqual({
    update: [{ id: 2, name: 'Two', children: { update: [{ id: 5, children: { create: [{ name: 'New' }] } }] } }],
  });
  expect(stagedAt(tree, after, 1, path, base).created).toEqual([{ draft: '0', values: { name: 'New' } }]);
  expect(namedRows(tree, after)).toEqual([2, 5]);
  expect(stageAt(tree, after, 1, path, base, { kind: 'remove', row: { draft: '0' } })).toEqual(staged);
});

test('an item from another list stays linked when its values are undone', () => {
  const staged = written({ update: [{ id: 3, children: { update: [{ id: 5, name: 'Five' }] } }] });
  const base = (_collection: string, key: string | number) => baseOfNode(tree, loaded, key);
  const undone = stageAt(tree, staged, 1, [{ key: 3 }], base, { kind: 'update', row: { key: 5 }, values: {} });
  expect(nestedWrite(undone, pages)).toEqual({ update: [{ id: 3, children: { update: [{ id: 5 }] } }] });
});

test('what an item was on the server is known of rows that were read, without a number where the list has none', () => {
  expect(baseOfNode(tree, loaded, 5)).toEqual({ parent: 2, sort: 10 });
  expect(baseOfNode(unsorted, loaded, 5)).toEqual({ parent: 2 });
  expect(baseOfNode(tree, loaded, 99)).toBeNull();
});

test('an item whose children were not listed has none', () => {
  expect(itemTree(tree, loaded, 99, nothingStaged)).toEqual({ key: 99, children: [], removed: [] });
});

test('a new item has the rows that are staged in it only', () => {
  const staged = { ...nothingStaged, linked: [3] };
  const all = itemTree(tree, loaded, null, staged);
  expect([all.key, outline(all.children)]).toEqual([null, '3']);
});
