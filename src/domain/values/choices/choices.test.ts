import fc from 'fast-check';
import {
  type Choice,
  choiceColumns,
  choicePreview,
  choicesOf,
  isSelected,
  nullableChoicesOf,
  visibleChoices,
  otherValues,
  toggleChoice,
} from './choices';

const choices: readonly Choice[] = ['a', 'b', 'c'].map((value) => ({ value, text: value.toUpperCase(), icon: null }));

test('reads choices from the options, null without any', () => {
  expect(
    choicesOf([
      { text: 'One', value: 1, icon: 'looks_one' },
      { value: 'two', text: '' },
      'three',
      { value: 4 },
      { text: 'no value' },
      null,
    ]),
  ).toEqual([
    { text: 'One', value: 1, icon: 'looks_one' },
    { text: 'two', value: 'two', icon: null },
    { text: 'three', value: 'three', icon: null },
    { text: '4', value: 4, icon: null },
  ]);
  expect(choicesOf([{ value: 1, icon: 5 }])).toEqual([{ text: '1', value: 1, icon: null }]);
  expect(choicesOf([])).toBeNull();
  expect(choicesOf('a,b')).toBeNull();
});

test('reads disabled choices, and dividers as a mark of the choice behind them', () => {
  expect(
    choicesOf([
      { divider: true },
      'one',
      { divider: true },
      { divider: true },
      { value: 2, disabled: true },
      { value: 3, disabled: 'no' },
      { divider: true },
    ]),
  ).toEqual([
    { text: 'one', value: 'one', icon: null },
    { text: '2', value: 2, icon: null, disabled: true, divided: true },
    { text: '3', value: 3, icon: null },
  ]);
});

test('keeps the configured order with other values at the end', () => {
  expect(toggleChoice(['x', 'c'], 'a', choices)).toEqual(['a', 'c', 'x']);
  expect(toggleChoice(['a'], 'a', choices)).toBeNull();
  expect(otherValues(['a', 'x', null], choices)).toEqual(['x', null]);
});

test('lists two labels, then shows all or the count', () => {
  expect(choicePreview(['a', 'x'], choices)).toEqual({ kind: 'list', texts: ['A', 'x'] });
  expect(choicePreview([{ a: 1 }, 7], choices)).toEqual({ kind: 'list', texts: ['{"a":1}', '7'] });
  expect(choicePreview(['a', 'b', 'c'], choices)).toEqual({ kind: 'all' });
  expect(choicePreview(['a', 'b', 'c'], [...choices, { value: 'd', text: 'D', icon: null }])).toEqual({
    kind: 'count',
    count: 3,
  });
  expect(choicePreview(['a', 'b', 'x'], choices)).toEqual({ kind: 'count', count: 3 });
  expect(choicePreview(['a', 'b', 'c', 'x'], choices)).toEqual({ kind: 'count', count: 4 });
});

test('toggling twice changes only the order', () => {
  const value = fc.constantFrom('a', 'b', 'c', 'x', 'y');
  fc.assert(
    fc.property(fc.uniqueArray(value), value, (chosen, pressed) => {
      const twice = toggleChoice(toggleChoice(chosen, pressed, choices) ?? [], pressed, choices) ?? [];
      expect([...twice].sort()).toEqual([...chosen].sort());
    }),
  );
});

const labels = (...lengths: readonly number[]) => lengths.map((length) => ({ text: 'x'.repeat(length) }));

test('derives the number of columns from the longest label', () => {
  expect([10, 11, 15, 16, 25, 26].map((length) => choiceColumns(labels(3, length, 1), false))).toEqual([
    4, 3, 3, 2, 2, 1,
  ]);
  expect(choiceColumns([], false)).toBe(4);
});

test('allows two columns of short labels at half width', () => {
  expect([0, 10, 11, 25, 26].map((length) => choiceColumns(labels(length), true))).toEqual([2, 2, 1, 1, 1]);
});

test('measures labels in characters, not in UTF-16 units', () => {
  expect(choiceColumns([{ text: '🌳'.repeat(10) }], false)).toBe(4);
});

test('hides choices beyond the eighth or the configured number', () => {
  const nine = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
  expect(visibleChoices(nine, null)).toEqual({ shown: nine.slice(0, 8), hidden: 1 });
  expect(visibleChoices(nine, 9)).toEqual({ shown: nine, hidden: 0 });
  expect(visibleChoices(nine, 2)).toEqual({ shown: ['a', 'b'], hidden: 7 });
  expect(visibleChoices(nine, -1)).toEqual({ shown: [], hidden: 9 });
});

test('a choice for null is read if it has a text, and is selected while nothing else is', () => {
  const options = [
    { text: 'None', value: null },
    { text: '', value: null },
    { value: null },
    { text: 'A', value: 'a' },
    5,
  ];
  const read = nullableChoicesOf(options);
  expect(read.map(({ text, value }) => [text, value])).toEqual([
    ['None', null],
    ['A', 'a'],
    ['5', 5],
  ]);
  expect(nullableChoicesOf('none')).toEqual([]);
  expect(isSelected([], { value: null })).toBe(true);
  expect(isSelected(['a'], { value: null })).toBe(false);
  expect(isSelected(['a'], { value: 'a' })).toBe(true);
});
