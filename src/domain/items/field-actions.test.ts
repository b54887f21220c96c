import fc from 'fast-check';
import {
  aliasField,
  columnField,
  decimalField,
  type FieldOptions,
  loneField,
  stringField,
} from '../../../fixtures/builders';
import type { Json } from '../../kernel';
import type { FieldType } from '../schema';
import { fieldActions, type FieldActionContext, parseRawValue, printRawValue } from './field-actions';

const context = (choices: FieldOptions, value: Json, more: Partial<FieldActionContext> = {}): FieldActionContext => ({
  field: loneField(stringField('title', choices)),
  value,
  edited: value !== 'One',
  readonly: false,
  secret: false,
  holdsItem: false,
  ...more,
});

test('offers all actions for a changed value', () => {
  expect(fieldActions(context({}, 'Two'))).toEqual(['copy', 'paste', 'raw', 'reset', 'clear']);
  expect(fieldActions(context({}, 'One'))).toEqual(['copy', 'paste', 'raw', 'clear']);
  expect(fieldActions(context({}, null))).toEqual(['paste', 'raw', 'reset']);
  expect(fieldActions(context({}, 'One', { edited: true }))).toContain('reset');
});

test('does not copy a related item that is created or edited', () => {
  expect(fieldActions(context({}, { name: 'Ann' }, { holdsItem: true }))).toEqual(['paste', 'raw', 'reset', 'clear']);
});

test('offers clear for nullable columns and default for columns with a default', () => {
  expect(fieldActions(context({ required: true }, 'One'))).toEqual(['copy', 'paste', 'raw']);
  expect(fieldActions(context({ required: true, default: 'Nought' }, 'One'))).toEqual([
    'copy',
    'paste',
    'raw',
    'default',
  ]);
  expect(fieldActions(context({ default: 'One' }, 'One'))).toEqual(['copy', 'paste', 'raw', 'clear']);
});

test('offers only reset for an alias field, and nothing while it has no edits', () => {
  const links = loneField(aliasField('links', { special: ['o2m'] }));
  expect(fieldActions(context({}, [1], { field: links }))).toEqual(['reset']);
  expect(fieldActions(context({}, [1], { field: links, edited: false }))).toEqual([]);
  expect(fieldActions(context({}, [1], { field: links, readonly: true }))).toEqual([]);
});

test('offers only reading actions for a read-only field', () => {
  expect(fieldActions(context({ default: 'Nought' }, 'Two', { readonly: true }))).toEqual(['copy', 'raw']);
});

test('never offers to copy a secret', () => {
  expect(
    fieldActions(context({}, 'Two', { field: loneField(columnField('token', 'hash', {})), secret: true })),
  ).toEqual(['paste', 'raw', 'reset', 'clear']);
});

test('offers nothing for a field without data', () => {
  expect(
    fieldActions(context({}, null, { field: loneField(aliasField('line', { special: ['alias', 'no-data'] })) })),
  ).toEqual([]);
});

test('parses a raw text by field type', () => {
  expect(parseRawValue('12', 'integer')).toEqual({ kind: 'value', value: 12 });
  expect(parseRawValue('12345678901234567890', 'bigInteger')).toEqual({ kind: 'value', value: '12345678901234567890' });
  expect(parseRawValue('twelve', 'integer')).toEqual({ kind: 'not_a_number', text: 'twelve', example: '1234' });
  expect(parseRawValue('true', 'boolean')).toEqual({ kind: 'value', value: true });
  expect(parseRawValue('yes', 'boolean')).toEqual({ kind: 'value', value: false });
  expect(parseRawValue('["a"]', 'csv')).toEqual({ kind: 'value', value: ['a'] });
  expect(parseRawValue('["a", "b, c"]', 'csv')).toEqual({ kind: 'unstorable', entry: 'b, c' });
  expect(parseRawValue('["b, c"]', 'json')).toEqual({ kind: 'value', value: ['b, c'] });
  expect(parseRawValue('{', 'json')).toMatchObject({ kind: 'invalid', text: '{', line: 1 });
  expect(parseRawValue('12', 'string')).toEqual({ kind: 'value', value: '12' });
  expect(parseRawValue('', 'string')).toEqual({ kind: 'value', value: null });
});

test('round-trips printed values', () => {
  const typed: fc.Arbitrary<readonly [FieldType, Json]> = fc.oneof(
    fc.tuple(fc.constantFrom<FieldType>('integer', 'float'), fc.oneof(fc.integer(), fc.constant(null))),
    fc.tuple(fc.constant<FieldType>('boolean'), fc.boolean()),
    fc.tuple(fc.constantFrom<FieldType>('string', 'text', 'uuid'), fc.string({ minLength: 1 })),
    fc.tuple(fc.constant<FieldType>('json'), fc.array(fc.string())),
    fc.tuple(fc.constant<FieldType>('csv'), fc.array(fc.string().filter((entry) => !entry.includes(',')))),
  );
  fc.assert(
    fc.property(typed, ([type, value]) => {
      expect(parseRawValue(printRawValue(value), type)).toEqual({ kind: 'value', value });
    }),
  );
});

test('does not offer the default for the same number in another notation', () => {
  const field = loneField(decimalField('price', { default: '0.00' }));
  expect(fieldActions(context({}, 0, { field }))).not.toContain('default');
  expect(fieldActions(context({}, '0.01', { field }))).toContain('default');
});

test('an invalid number comes with an example of its type, with decimals where it may have some', () => {
  const examples = (['integer', 'bigInteger', 'float', 'decimal'] as const).map((type) => parseRawValue('one', type));
  expect(examples).toEqual(
    ['1234', '1234', '1234.5', '1234.5'].map((example) => ({ kind: 'not_a_number', text: 'one', example })),
  );
});
