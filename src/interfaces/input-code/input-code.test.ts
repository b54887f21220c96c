import fc from 'fast-check';
import type { Json } from '../../kernel';
import { jsonError, isEditableCode, languageOf, parseCode, displayedCode, templateOf } from './input-code.rules';

test('languageOf returns JSON for a JSON field and the configured language otherwise', () => {
  expect(languageOf('json', { language: 'yaml' })).toBe('json');
  expect(languageOf('text', { language: ' JavaScript ' })).toBe('javascript');
  expect(languageOf('text', { language: 'htmlmixed' })).toBe('html');
  expect(['__proto__', 'constructor', 'cobol', 7, null].map((language) => languageOf('text', { language }))).toEqual(
    Array(5).fill('plain'),
  );
});

test('parseCode returns the reason for invalid JSON', () => {
  expect(parseCode('json', '{"a": [1', true)).toMatchObject({ kind: 'invalid', reason: 'unexpected_end' });
  expect(parseCode('json', '  ', true)).toEqual({ kind: 'value', value: null });
  expect(parseCode('text', '{"a": [1', true)).toEqual({ kind: 'value', value: '{"a": [1' });
  expect(jsonError('json', '{\n  a: 1}')).toMatchObject({ line: 2, column: 3, reason: 'key_expected' });
  expect(jsonError('plain', '{')).toBeNull();
});

test('displayedCode is empty for an object in a text field, even for one without a text', () => {
  expect(displayedCode('text', { toString: null }, null, null)).toBe('');
});

test('parseCode returns null for an empty text where the column is nullable', () => {
  expect(parseCode('text', '', true)).toEqual({ kind: 'value', value: null });
  expect(parseCode('text', '', false)).toEqual({ kind: 'value', value: '' });
});

test('displayedCode keeps the typed text until the value changes', () => {
  const typed = { text: '{"a":1}', value: { a: 1 } };
  expect(displayedCode('json', { a: 1 }, null, typed)).toBe('{"a":1}');
  expect(displayedCode('json', { a: 2 }, null, typed)).toBe('{\n    "a": 2\n}');
  expect(displayedCode('json', { a: 1 }, '{"a":', typed)).toBe('{"a":');
  expect(displayedCode('text', null, null, null)).toBe('');
});

test('isEditableCode rejects an object in a text field', () => {
  expect(isEditableCode('text', { a: 1 })).toBe(false);
  expect(isEditableCode('json', { a: 1 })).toBe(true);
});

test('parseCode of displayedCode returns the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = displayedCode('json', value as Json, null, null);
      expect(parseCode('json', text, true)).toEqual({ kind: 'value', value: JSON.parse(JSON.stringify(value)) });
    }),
  );
});

test('templateOf returns a text, or prints a structure as JSON', () => {
  expect(templateOf({ template: 'a' })).toBe('a');
  expect(templateOf({ template: { a: 1 } })).toBe('{\n    "a": 1\n}');
  expect(templateOf({ template: ' ' })).toBeNull();
  expect(templateOf({ template: 7 })).toBeNull();
  expect(templateOf({})).toBeNull();
});
