import { csvField, integerField, jsonField, loneField, stringField } from '../../../../fixtures/builders';
import { choiceColorVariables, fieldChoices } from './choices';
import { entryNotation } from '../../../domain/values';
import { parseOtherValue } from './other-value';

const choices = [
  { text: 'One', value: 1 },
  { text: 'Two', value: 2 },
  { text: 'Once more', value: 1 },
];

test('fieldChoices converts values to the field type and removes duplicates', () => {
  expect(fieldChoices(choices, loneField(jsonField('any'))).map(({ value }) => value)).toEqual([1, 2]);
  expect(fieldChoices(choices, loneField(csvField('any'))).map(({ value }) => value)).toEqual(['1', '2']);
  expect(fieldChoices({ text: 'no list' }, loneField(jsonField('any')))).toEqual([]);
});

test('parseOtherValue returns a number for a number field', () => {
  expect(parseOtherValue('12', loneField(integerField('any')), entryNotation('en-US'))).toBe(12);
  expect(parseOtherValue('twelve', loneField(integerField('any')), entryNotation('en-US'))).toBeUndefined();
  expect(parseOtherValue('12', loneField(stringField('any')), entryNotation('en-US'))).toBe('12');
  expect(parseOtherValue('', loneField(stringField('any')), entryNotation('en-US'))).toBeNull();
});

test('choiceColorVariables contains a readable colour for the check mark', () => {
  expect(choiceColorVariables('#000000')).toEqual({ '--choice-fill': '#000000', '--choice-on': '#FFFFFF' });
  expect(choiceColorVariables('#FFFF00')).toEqual({ '--choice-fill': '#FFFF00', '--choice-on': '#000000' });
  expect(choiceColorVariables('var(--primary)')).toEqual({ '--choice-fill': 'var(--primary)' });
  expect(choiceColorVariables(undefined)).toEqual({});
});
