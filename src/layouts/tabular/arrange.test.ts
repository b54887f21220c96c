import fc from 'fast-check';
import { movedColumn, withColumn, withoutColumn } from './arrange.rules';

const columns = ['a', 'b', 'c'];

test.each([
  ['a', 2, ['b', 'c', 'a']],
  ['c', 0, ['c', 'a', 'b']],
  ['b', 99, ['a', 'c', 'b']],
  ['b', -5, ['b', 'a', 'c']],
  ['z', 0, ['a', 'b', 'c']],
])('%s at place %d', (path, to, expected) => expect(movedColumn(columns, path, to)).toEqual(expected));

test('a column comes in once, and the last one stays', () => {
  expect(withColumn(columns, 'd')).toEqual(['a', 'b', 'c', 'd']);
  expect(withColumn(columns, 'b')).toEqual(columns);
  expect(withoutColumn(columns, 'b')).toEqual(['a', 'c']);
  expect(withoutColumn(['a'], 'a')).toEqual(['a']);
});

test('moving loses and doubles nothing', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), fc.integer(), (paths, which, to) => {
      const moved = movedColumn(paths, paths[which % paths.length] ?? '', to);
      expect([...moved].sort()).toEqual([...paths].sort());
    }),
  );
});
