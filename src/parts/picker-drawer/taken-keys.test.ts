/** @jest-environment node */
import { choosableKeys, takenKeys } from './taken-keys.rules';

test('takenKeys adds the taken keys of a page to those of other pages', () => {
  expect(takenKeys(new Set(['1']), { keys: [4, 5], taken: [5] })).toEqual(new Set(['1', '5']));
});

test('takenKeys forgets a key that a later lookup does not find', () => {
  expect(takenKeys(new Set(['1', '4']), { keys: [4, 5], taken: [] })).toEqual(new Set(['1']));
});

test('choosableKeys compares keys by their text and preserves their order', () => {
  expect(choosableKeys([3, 'b', 1], new Set(['3']))).toEqual(['b', 1]);
});
