import fc from 'fast-check';
import { moveColumn, addColumn, removeColumn } from './columns.rules';

const columns = ['a', 'b', 'c'];

test.each([
  ['a', 2, ['b', 'c', 'a']],
  ['c', 0, ['c', 'a', 'b']],
  ['b', 99, ['a', 'c', 'b']],
  ['b', -5, ['b', 'a', 'c']],
  ['z', 0, ['a', 'b', 'c']],
])('%s at place %d', (path, to, expected) => expect(moveColumn(columns, path, to)).toEqual(expected));

test('a column comes in once, and the last one stays', () => {
  expect(addColumn(columns, 'd')).toEqual(['a', 'b', 'c', 'd']);
  expect(addColumn(columns, 'b')).toEqual(columns);
  expect(removeColumn(columns, 'b')).toEqual(['a', 'c']);
  expect(removeColumn(['a'], 'a')).toEqual(['a']);
});

test('moving loses and doubles nothing', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), fc.integer(), (paths, which, to) => {
      const moved = moveColumn(paths, paths[which % paths.length] ?? '', to);
      expect([...moved].sort()).toEqual([...paths].sort());
    }),
  );
});
