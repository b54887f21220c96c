import { choiceColumns, choicesShown } from './choice-columns';

const labels = (...lengths: readonly number[]) => lengths.map((length) => ({ text: 'x'.repeat(length) }));

test('the longest label decides how many columns there are', () => {
  expect([10, 11, 15, 16, 25, 26].map((length) => choiceColumns(labels(3, length, 1), false))).toEqual([
    4, 3, 3, 2, 2, 1,
  ]);
  expect(choiceColumns([], false)).toBe(4);
});

test('half the width has room for two columns of short labels', () => {
  expect([0, 10, 11, 25, 26].map((length) => choiceColumns(labels(length), true))).toEqual([2, 2, 1, 1, 1]);
});

test('a label counts by characters, not by what they are stored in', () => {
  expect(choiceColumns([{ text: '🌳'.repeat(10) }], false)).toBe(4);
});

test('choices beyond the eighth hide, or beyond what the options say', () => {
  const nine = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
  expect(choicesShown(nine, null)).toEqual({ shown: nine.slice(0, 8), hidden: 1 });
  expect(choicesShown(nine, 9)).toEqual({ shown: nine, hidden: 0 });
  expect(choicesShown(nine, 2)).toEqual({ shown: ['a', 'b'], hidden: 7 });
  expect(choicesShown(nine, -1)).toEqual({ shown: [], hidden: 9 });
});
