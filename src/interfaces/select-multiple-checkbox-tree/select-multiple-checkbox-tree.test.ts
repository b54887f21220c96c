import { storedTree } from './select-multiple-checkbox-tree';

const OPTION = [
  {
    text: 'Europe',
    value: 1,
    children: [
      { text: 'Norway', value: 2 },
      { text: 'Once more', value: 1 },
    ],
  },
  { nonsense: true },
];

test('the tree has each value once, as the field stores it', () => {
  expect(storedTree(OPTION, 'json')).toMatchObject([{ value: 1, children: [{ value: 2, children: [] }] }]);
  expect(storedTree(OPTION, 'csv')).toMatchObject([{ value: '1', children: [{ value: '2' }] }]);
});

test('without choices there is no tree', () => {
  expect(storedTree(null, 'json')).toEqual([]);
  expect(storedTree('Europe', 'json')).toEqual([]);
});
