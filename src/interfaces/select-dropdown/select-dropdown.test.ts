import { choicesIn, chosenKey, dropdownEntries, keyOfValue, OTHER } from './select-dropdown.rules';

const OPTIONS = [
  { text: 'Draft', value: 'draft' },
  { text: 'Out', children: [{ text: 'Print', value: 'print' }, { text: 'Web', value: 'web' }] },
  'plain',
  { nonsense: true },
  null,
];

test('choices and groups of them are read, nonsense is not', () => {
  const entries = dropdownEntries(OPTIONS);
  expect(entries.map((entry) => ('choices' in entry ? `${entry.heading}: ${entry.choices.length}` : entry.text))).toEqual([
    'Draft',
    'Out: 2',
    'plain',
  ]);
  expect(choicesIn(entries).map(({ value }) => value)).toEqual(['draft', 'print', 'web', 'plain']);
  expect(dropdownEntries('draft')).toEqual([]);
});

test('a number and a text that look alike are two values', () => {
  expect(keyOfValue(1)).not.toBe(keyOfValue('1'));
});

test('a value that is no choice is kept as it is, or is an other one', () => {
  const choices = choicesIn(dropdownEntries(OPTIONS));
  expect(chosenKey(null, choices, true)).toBe('');
  expect(chosenKey('draft', choices, true)).toBe('"draft"');
  expect(chosenKey('gone', choices, true)).toBe(OTHER);
  expect(chosenKey('gone', choices, false)).toBe('"gone"');
  expect(chosenKey({ a: 1 }, choices, true)).toBe('{"a":1}');
});
