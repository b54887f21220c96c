import fc from 'fast-check';
import type { Json } from '../../kernel';
import { findJsonError, parseJsonText, printJsonText } from './json-text';

const fault = (text: string): string => {
  const parsed = parseJsonText(text);
  return parsed.kind === 'invalid' ? `${parsed.reason} ${parsed.line}:${parsed.column}` : parsed.kind;
};

test('parses a text, an empty one to null', () => {
  expect(parseJsonText(' {"a": [1, true, null, "x\\u00e9"], "b": {}, "c": []} ')).toEqual({
    kind: 'value',
    value: { a: [1, true, null, 'xé'], b: {}, c: [] },
  });
  expect(parseJsonText(' \n')).toEqual({ kind: 'value', value: null });
});

test('keeps an invalid text with position and reason', () => {
  const text = '{\n  "a": 1,\n  b: 2\n}';
  expect(parseJsonText(text)).toEqual({ kind: 'invalid', text, line: 3, column: 3, reason: 'key_expected' });
  expect(fault('[1, 2')).toBe('unexpected_end 1:6');
  expect(fault('{')).toBe('unexpected_end 1:2');
  expect(fault('{"a"')).toBe('unexpected_end 1:5');
  expect(fault('{"a":')).toBe('unexpected_end 1:6');
  expect(fault('{"a" 1}')).toBe('unexpected_character 1:6');
  expect(fault('[1 2]')).toBe('unexpected_character 1:4');
  expect(fault('[1,]')).toBe('comma_before_end 1:3');
  expect(fault('{"a":1,}')).toBe('comma_before_end 1:7');
  expect(fault('{"a":1,b}')).toBe('key_expected 1:8');
  expect(fault('{"a:1}')).toBe('unfinished_string 1:7');
  expect(fault('"a\nb"')).toBe('unfinished_string 1:3');
  expect(fault('"\\x"')).toBe('bad_escape 1:2');
  expect(fault('"\\u00e"')).toBe('bad_escape 1:2');
  expect(fault('{} {}')).toBe('text_after_end 1:4');
  expect(fault("'a'")).toBe('unexpected_character 1:1');
  expect(fault('[')).toBe('unexpected_end 1:2');
});

test('reports a number that a double cannot hold', () => {
  expect(fault('{"a": 12345678901234567890}')).toBe('imprecise_number 1:7');
  expect(fault('1e999')).toBe('imprecise_number 1:1');
  expect(fault('0.1')).toBe('value');
});

test('parses deep nesting quickly without throwing', () => {
  expect(fault('['.repeat(100_000))).toBe('unexpected_end 1:100001');
});

test('prints null as an empty text and indents by four spaces', () => {
  expect(printJsonText(null)).toBe('');
  expect(printJsonText([1])).toBe('[\n    1\n]');
});

test('round-trips printed values', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(parseJsonText(printJsonText(value as Json))).toEqual({
        kind: 'value',
        value: JSON.parse(JSON.stringify(value)),
      });
    }),
  );
});

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

test('finds an error exactly when JSON.parse does', () => {
  const piece = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    '"a"',
    '1',
    '-',
    '0',
    '01',
    '.5',
    'e3',
    'true',
    'null',
    ' ',
    '\n',
    '\\',
    'u',
  );
  const damaged = fc
    .tuple(fc.json(), fc.nat(), fc.nat({ max: 2 }), fc.constantFrom('', ',', '"', '}', 'x'))
    .map(
      ([text, at, count, put]) =>
        text.slice(0, at % (text.length + 1)) + put + text.slice((at % (text.length + 1)) + count),
    );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join('')),
        damaged,
      ),
      (text) => {
        expect(findJsonError(text, () => true) !== null).toBe(!isJson(text));
      },
    ),
    { numRuns: 2000 },
  );
});
