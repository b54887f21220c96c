import { integerField, jsonField, loneField, stringField } from '../../../fixtures/builders';
import { entryNotation } from '../../domain/values';
import { isEditableAsText, valueToText, parseText } from './plain-value';

const ENGLISH = entryNotation('en-US');
const words = loneField(integerField('words'));
const status = loneField(stringField('status'));

test('isEditableAsText accepts texts and numbers, but no objects or arrays', () => {
  expect(isEditableAsText(status, 'draft')).toBe(true);
  expect(isEditableAsText(words, 12)).toBe(true);
  expect(isEditableAsText(loneField(jsonField('meta')), { a: 1 })).toBe(false);
  expect(isEditableAsText(status, ['draft'])).toBe(false);
});

test('isEditableAsText rejects a foreign key', () => {
  expect(isEditableAsText(loneField(integerField('author', { foreignTable: 'authors' })), 3)).toBe(false);
});

test('valueToText prints an object as JSON', () => {
  expect(valueToText({ a: [1] }, words, ENGLISH)).toBe('{\n  "a": [\n    1\n  ]\n}');
});

test('parseText returns undefined for an incomplete number', () => {
  expect(parseText('-', words, ENGLISH)).toBeUndefined();
  expect(parseText('-3', words, ENGLISH)).toBe(-3);
});
