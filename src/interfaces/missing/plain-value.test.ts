import { integerField, jsonField, loneField, stringField } from '../../../fixtures/builders';
import { isEditableAsText, valueToText, parseText } from './plain-value';

const words = loneField(integerField('words'));
const status = loneField(stringField('status'));

test('texts and numbers may be edited plainly, structures may not', () => {
  expect(isEditableAsText(status, 'draft')).toBe(true);
  expect(isEditableAsText(words, 12)).toBe(true);
  expect(isEditableAsText(loneField(jsonField('meta')), { a: 1 })).toBe(false);
  expect(isEditableAsText(status, ['draft'])).toBe(false);
});

test('a link to another collection is not edited as a bare key', () => {
  expect(isEditableAsText(loneField(integerField('author', { foreignTable: 'authors' })), 3)).toBe(false);
});

test('a structure is shown as what it is', () => {
  expect(valueToText({ a: [1] })).toBe('{\n  "a": [\n    1\n  ]\n}');
});

test('half a number means nothing yet', () => {
  expect(parseText('-', words)).toBeUndefined();
  expect(parseText('-3', words)).toBe(-3);
});
