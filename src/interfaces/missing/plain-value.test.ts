import { integerField, jsonField, stringField } from '../../../fixtures/builders';
import { isPlainlyEditable, plainText, plainValue } from './plain-value.rules';

test('texts and numbers may be edited plainly, structures may not', () => {
  expect(isPlainlyEditable(stringField('status'), 'draft')).toBe(true);
  expect(isPlainlyEditable(integerField('words'), 12)).toBe(true);
  expect(isPlainlyEditable(jsonField('meta'), { a: 1 })).toBe(false);
  expect(isPlainlyEditable(stringField('status'), ['draft'])).toBe(false);
});

test('a link to another collection is not edited as a bare key', () => {
  const author = integerField('author');
  const linked = { ...author, schema: { ...author.schema!, foreign_key_table: 'authors' } };
  expect(isPlainlyEditable(linked, 3)).toBe(false);
});

test('a structure is shown as what it is', () => {
  expect(plainText({ a: [1] })).toBe('{\n  "a": [\n    1\n  ]\n}');
});

test('half a number means nothing yet', () => {
  expect(plainValue('-', integerField('words'))).toBeUndefined();
  expect(plainValue('-3', integerField('words'))).toBe(-3);
});
