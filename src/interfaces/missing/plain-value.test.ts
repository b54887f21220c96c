import { integerField, jsonField, loneField, stringField } from '../../../fixtures/builders';
import { isPlainlyEditable, plainText, plainValue } from './plain-value';

const words = loneField(integerField('words'));
const status = loneField(stringField('status'));

test('texts and numbers may be edited plainly, structures may not', () => {
  expect(isPlainlyEditable(status, 'draft')).toBe(true);
  expect(isPlainlyEditable(words, 12)).toBe(true);
  expect(isPlainlyEditable(loneField(jsonField('meta')), { a: 1 })).toBe(false);
  expect(isPlainlyEditable(status, ['draft'])).toBe(false);
});

test('a link to another collection is not edited as a bare key', () => {
  expect(isPlainlyEditable(loneField(integerField('author', { foreignTable: 'authors' })), 3)).toBe(false);
});

test('a structure is shown as what it is', () => {
  expect(plainText({ a: [1] })).toBe('{\n  "a": [\n    1\n  ]\n}');
});

test('half a number means nothing yet', () => {
  expect(plainValue('-', words)).toBeUndefined();
  expect(plainValue('-3', words)).toBe(-3);
});
