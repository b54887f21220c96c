import fc from 'fast-check';
import type { Json } from '../../kernel';
import { faultOf, isCode, languageOf, lineBreakOf, readCode, shownCode, templateOf } from './input-code.rules';

test('a JSON field is JSON, other fields what their options say', () => {
  expect(languageOf('json', { language: 'yaml' })).toBe('json');
  expect(languageOf('text', { language: ' JavaScript ' })).toBe('javascript');
  expect(languageOf('text', { language: 'htmlmixed' })).toBe('html');
  expect(['__proto__', 'constructor', 'cobol', 7, null].map((language) => languageOf('text', { language }))).toEqual(
    Array(5).fill('plain'),
  );
});

test('JSON that is none makes no value, and says why', () => {
  expect(readCode('json', '{"a": [1', true)).toMatchObject({ kind: 'invalid', reason: 'unexpected_end' });
  expect(readCode('json', '  ', true)).toEqual({ kind: 'value', value: null });
  expect(readCode('text', '{"a": [1', true)).toEqual({ kind: 'value', value: '{"a": [1' });
  expect(faultOf('json', '{\n  a: 1}')).toMatchObject({ line: 2, column: 3, reason: 'key_expected' });
  expect(faultOf('plain', '{')).toBeNull();
});

test('an empty text is null where the column allows it', () => {
  expect(readCode('text', '', true)).toEqual({ kind: 'value', value: null });
  expect(readCode('text', '', false)).toEqual({ kind: 'value', value: '' });
});

test('what was typed stays as it was typed until the value is another one', () => {
  const typed = { text: '{"a":1}', value: { a: 1 } };
  expect(shownCode('json', { a: 1 }, null, typed)).toBe('{"a":1}');
  expect(shownCode('json', { a: 2 }, null, typed)).toBe('{\n    "a": 2\n}');
  expect(shownCode('json', { a: 1 }, '{"a":', typed)).toBe('{"a":');
  expect(shownCode('text', null, null, null)).toBe('');
});

test('a structure in a text field is no code', () => {
  expect(isCode('text', { a: 1 })).toBe(false);
  expect(isCode('json', { a: 1 })).toBe(true);
});

test('lines end as they ended', () => {
  expect(lineBreakOf('a\r\nb\r\n')).toBe('\r\n');
  expect(lineBreakOf('a\r\nb\nc')).toBe('\n');
  expect(lineBreakOf('a\r\nb\rc')).toBe('\n');
  expect(lineBreakOf('a\rb')).toBe('\n');
  expect(lineBreakOf('')).toBe('\n');
});

test('opened and not edited, every value is what it was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = shownCode('json', value as Json, null, null);
      expect(readCode('json', text, true)).toEqual({ kind: 'value', value: JSON.parse(JSON.stringify(value)) });
    }),
  );
});

test('a template is a text, or a structure in words', () => {
  expect(templateOf({ template: 'a' })).toBe('a');
  expect(templateOf({ template: { a: 1 } })).toBe('{\n    "a": 1\n}');
  expect(templateOf({ template: ' ' })).toBeNull();
  expect(templateOf({ template: 7 })).toBeNull();
  expect(templateOf({})).toBeNull();
});
