import { csvField, integerField, jsonField, loneField, stringField } from '../../../fixtures/builders';
import { choiceColors, choicesFor } from './choices';
import { otherValue } from './other-choice';

const choices = [
  { text: 'One', value: 1 },
  { text: 'Two', value: 2 },
  { text: 'Once more', value: 1 },
];

test('choices are as the field stores them, each once', () => {
  expect(choicesFor(choices, loneField(jsonField('any'))).map(({ value }) => value)).toEqual([1, 2]);
  expect(choicesFor(choices, loneField(csvField('any'))).map(({ value }) => value)).toEqual(['1', '2']);
  expect(choicesFor({ text: 'no list' }, loneField(jsonField('any')))).toEqual([]);
});

test('a value of somebody’s own is a number where the field holds numbers', () => {
  expect(otherValue('12', loneField(integerField('any')))).toBe(12);
  expect(otherValue('twelve', loneField(integerField('any')))).toBeUndefined();
  expect(otherValue('12', loneField(stringField('any')))).toBe('12');
  expect(otherValue('', loneField(stringField('any')))).toBeNull();
});

test('the tick is read on its colour', () => {
  expect(choiceColors('#000000')).toEqual({ '--choice-fill': '#000000', '--choice-on': '#FFFFFF' });
  expect(choiceColors('#FFFF00')).toEqual({ '--choice-fill': '#FFFF00', '--choice-on': '#000000' });
  expect(choiceColors('var(--primary)')).toEqual({ '--choice-fill': 'var(--primary)' });
  expect(choiceColors(undefined)).toEqual({});
});
