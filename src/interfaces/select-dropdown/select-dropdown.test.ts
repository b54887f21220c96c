import { loneField, stringField } from '../../../fixtures/builders';
import type { JsonObject } from '../../kernel';
import { dotColor, dropdownEntries, flattenChoices, OTHER, selectedKey, valueKey } from './select-dropdown.rules';

const OPTIONS = [
  { text: 'Draft', value: 'draft' },
  {
    text: 'Out',
    children: [
      { text: 'Print', value: 'print' },
      { text: 'Web', value: 'web' },
    ],
  },
  'plain',
  { nonsense: true },
  null,
];

test('dropdownEntries reads choices and groups, and omits invalid entries', () => {
  const entries = dropdownEntries(OPTIONS, 'string');
  expect(
    entries.map((entry) => ('choices' in entry ? `${entry.heading}: ${entry.choices.length}` : entry.text)),
  ).toEqual(['Draft', 'Out: 2', 'plain']);
  expect(flattenChoices(entries).map(({ value }) => value)).toEqual(['draft', 'print', 'web', 'plain']);
  expect(dropdownEntries('draft', 'string')).toEqual([]);
});

test('dropdownEntries converts choices of a number field to numbers', () => {
  const choices = flattenChoices(
    dropdownEntries(
      [
        { text: 'One', value: '1' },
        { text: 'More', children: ['2'] },
      ],
      'integer',
    ),
  );
  expect(choices.map(({ value }) => value)).toEqual([1, 2]);
  expect(selectedKey(1, choices, 'integer', false)).toBe('1');
});

test.each([
  ['bigInteger', '12', '12'],
  ['bigInteger', 12, 12],
  ['decimal', 12.5, '12.50'],
  ['decimal', '12.5', 12.5],
] as const)('selectedKey of a %s finds the choice %j for the stored value %j', (type, configured, stored) => {
  const choices = flattenChoices(dropdownEntries([{ text: 'Twelve', value: configured }], type));
  expect(selectedKey(stored, choices, type, true)).toBe(valueKey(String(configured)));
});

test('dropdownEntries reads a choice with the value null, if it has a text', () => {
  const options = [{ text: 'Nothing', value: null, icon: 'block' }, { value: null }, { text: 'no value' }, 'all'];
  const choices = flattenChoices(dropdownEntries(options, 'integer'));
  expect(choices).toEqual([
    { text: 'Nothing', value: null, icon: 'block' },
    { text: 'all', value: 'all', icon: null },
  ]);
  expect(selectedKey(null, choices, 'integer', true)).toBe(valueKey(null));
});

test('valueKey differs for a number and the same text', () => {
  expect(valueKey(1)).not.toBe(valueKey('1'));
});

test('selectedKey returns OTHER for an unlisted value only where other values are allowed', () => {
  const choices = flattenChoices(dropdownEntries(OPTIONS, 'string'));
  expect(selectedKey(null, choices, 'string', true)).toBe('');
  expect(selectedKey('draft', choices, 'string', true)).toBe('"draft"');
  expect(selectedKey('gone', choices, 'string', true)).toBe(OTHER);
  expect(selectedKey('gone', choices, 'string', false)).toBe('"gone"');
  expect(selectedKey({ a: 1 }, choices, 'string', true)).toBe('{"a":1}');
});

test('dotColor is that of the labels in lists', () => {
  const field = (display: string, display_options: JsonObject) =>
    loneField(stringField('status', { display, displayOptions: display_options }));
  const choices = [{ value: 'draft', background: '#2ecda7' }, { value: 'gone' }];
  const dots = field('labels', { showAsDot: true, choices });
  expect(dotColor(dots, 'draft')).toBe('#2ECDA7');
  expect([dotColor(dots, 'gone'), dotColor(dots, 'other')]).toEqual([null, null]);
  expect(dotColor(dots, null)).toBeUndefined();
  expect(dotColor(field('labels', { choices }), 'draft')).toBeUndefined();
  expect(dotColor(field('raw', { showAsDot: true, choices }), 'draft')).toBeUndefined();
});
