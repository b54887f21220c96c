import fc from 'fast-check';
import type { FieldType } from '../schema';
import type { Json } from '../../kernel';
import { parseRawValue, printRawValue } from './raw-value';
import { slugText } from './slug';

test('a raw text becomes what its field holds', () => {
  expect(parseRawValue('12', 'integer')).toEqual({ kind: 'value', value: 12 });
  expect(parseRawValue('12345678901234567890', 'bigInteger')).toEqual({ kind: 'value', value: '12345678901234567890' });
  expect(parseRawValue('twelve', 'integer')).toEqual({ kind: 'not_a_number', text: 'twelve' });
  expect(parseRawValue('true', 'boolean')).toEqual({ kind: 'value', value: true });
  expect(parseRawValue('yes', 'boolean')).toEqual({ kind: 'value', value: false });
  expect(parseRawValue('["a"]', 'csv')).toEqual({ kind: 'value', value: ['a'] });
  expect(parseRawValue('{', 'json')).toMatchObject({ kind: 'invalid', text: '{', line: 1 });
  expect(parseRawValue('12', 'string')).toEqual({ kind: 'value', value: '12' });
  expect(parseRawValue('', 'string')).toEqual({ kind: 'value', value: null });
});

test('what was printed is read as it was', () => {
  const typed: fc.Arbitrary<readonly [FieldType, Json]> = fc.oneof(
    fc.tuple(fc.constantFrom<FieldType>('integer', 'float'), fc.oneof(fc.integer(), fc.constant(null))),
    fc.tuple(fc.constant<FieldType>('boolean'), fc.boolean()),
    fc.tuple(fc.constantFrom<FieldType>('string', 'text', 'uuid'), fc.string({ minLength: 1 })),
    fc.tuple(fc.constantFrom<FieldType>('json', 'csv'), fc.array(fc.string())),
  );
  fc.assert(
    fc.property(typed, ([type, value]) => {
      expect(parseRawValue(printRawValue(value), type)).toEqual({ kind: 'value', value });
    }),
  );
});

test('a slug is lower case, without accents, with hyphens for blanks and no separator twice', () => {
  expect(slugText('Crème Brûlée & Tea!')).toBe('creme-brulee-tea');
  expect(slugText('a - b__c~d')).toBe('a-b_c~d');
  expect(slugText('Half way ')).toBe('half-way-');
});

test('a slug is a slug already, and holds nothing else', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const slug = slugText(text);
      expect(slugText(slug)).toBe(slug);
      expect(slug).toMatch(/^(?:[a-z0-9]|[-_~](?![-_~]))*$/);
    }),
  );
});
