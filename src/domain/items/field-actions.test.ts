import { aliasField, columnField, loneField, stringField, type FieldChoices } from '../../../fixtures/builders';
import type { Json } from '../../kernel';
import { fieldActions, type FieldStanding } from './field-actions';

const standing = (choices: FieldChoices, value: Json, more: Partial<FieldStanding> = {}): FieldStanding => ({
  field: loneField(stringField('title', choices)),
  value,
  edited: value !== 'One',
  readonly: false,
  secret: false,
  ...more,
});

test('a changed value can be taken away, brought in, looked at, and gone back from', () => {
  expect(fieldActions(standing({}, 'Two'))).toEqual(['copy', 'paste', 'raw', 'reset', 'clear']);
  expect(fieldActions(standing({}, 'One'))).toEqual(['copy', 'paste', 'raw', 'clear']);
  expect(fieldActions(standing({}, null))).toEqual(['paste', 'raw', 'reset']);
  expect(fieldActions(standing({}, 'One', { edited: true }))).toContain('reset');
});

test('null is only for columns that take it, the default only for those that have one', () => {
  expect(fieldActions(standing({ required: true }, 'One'))).toEqual(['copy', 'paste', 'raw']);
  expect(fieldActions(standing({ required: true, default: 'Nought' }, 'One'))).toEqual([
    'copy',
    'paste',
    'raw',
    'default',
  ]);
  expect(fieldActions(standing({ default: 'One' }, 'One'))).toEqual(['copy', 'paste', 'raw', 'clear']);
  expect(fieldActions(standing({}, [1], { field: loneField(aliasField('links', {})) }))).toEqual([
    'copy',
    'paste',
    'raw',
    'reset',
  ]);
});

test('a read-only field is read, and nothing else', () => {
  expect(fieldActions(standing({ default: 'Nought' }, 'Two', { readonly: true }))).toEqual(['copy', 'raw']);
});

test('a secret is never copied', () => {
  expect(
    fieldActions(standing({}, 'Two', { field: loneField(columnField('token', 'hash', {})), secret: true })),
  ).toEqual(['paste', 'raw', 'reset', 'clear']);
});

test('a field without data has no menu', () => {
  expect(
    fieldActions(standing({}, null, { field: loneField(aliasField('line', { special: ['alias', 'no-data'] })) })),
  ).toEqual([]);
});
