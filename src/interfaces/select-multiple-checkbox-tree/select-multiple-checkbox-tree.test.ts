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

test('storedTree converts values to the field type and removes duplicates', () => {
  expect(storedTree(OPTION, 'json')).toMatchObject([{ value: 1, children: [{ value: 2, children: [] }] }]);
  expect(storedTree(OPTION, 'csv')).toMatchObject([{ value: '1', children: [{ value: '2' }] }]);
});

test('storedTree is empty without configured choices', () => {
  expect(storedTree(null, 'json')).toEqual([]);
  expect(storedTree('Europe', 'json')).toEqual([]);
});
