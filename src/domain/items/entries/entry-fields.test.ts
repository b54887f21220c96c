import fc from 'fast-check';
import type { Json } from '../../../kernel';
import { fieldName, fieldsOf, isAlias, isNoData, isRequired } from '../../schema';
import { ENTRY_COLLECTION, entryFields, entrySchema } from './entry-fields';

const fieldsFrom = (...fields: readonly Json[]) => entryFields({ fields }, 'en-US');

test('reads fields as the platform stores them', () => {
  const [field] = fieldsFrom({
    field: 'sea_depth',
    name: 'sea_depth',
    type: 'integer',
    schema: { default_value: 3 },
    meta: { interface: 'slider', width: 'half', note: 'In metres', required: true, options: { maxValue: 9 } },
  });
  expect(field).toMatchObject({
    collection: ENTRY_COLLECTION,
    field: 'sea_depth',
    type: 'integer',
    schema: { default_value: 3, is_nullable: false, is_primary_key: false },
    meta: { interface: 'slider', width: 'half', note: 'In metres', options: { maxValue: 9 }, special: [] },
  });
  expect(field && fieldName(field, 'en-US')).toBe('Sea Depth');
});

test('reads members beside the name where there is no meta', () => {
  const [field] = fieldsFrom({ field: 'a', type: 'text', interface: 'input-multiline', width: 'half', required: true });
  expect(field).toMatchObject({ type: 'text', meta: { interface: 'input-multiline', width: 'half' } });
  expect(field && isRequired(field)).toBe(true);
});

test('shows a name of its own, but not instead of translations', () => {
  const translations = [{ language: 'en-US', translation: 'Depth' }];
  const [named, translated] = fieldsFrom(
    { field: 'a', name: 'Depth of the sea' },
    { field: 'b', name: 'Other', meta: { translations } },
  );
  expect([named, translated].map((field) => field && fieldName(field, 'en-US'))).toEqual(['Depth of the sea', 'Depth']);
});

test('presentations have no value; other fields without a column are left out', () => {
  const fields = fieldsFrom(
    { field: 'line', type: 'alias', meta: { interface: 'presentation-divider' } },
    { field: 'boats', type: 'alias', meta: { interface: 'list-o2m' } },
  );
  expect(fields.map(({ field }) => field)).toEqual(['line']);
  expect(fields.every((field) => isAlias(field) && isNoData(field))).toBe(true);
});

test('ignores what is no definition of a field', () => {
  const fields = fieldsFrom(
    null,
    7,
    'a',
    [],
    {},
    { field: '' },
    { field: 3 },
    { field: '__proto__', type: 'string' },
    { field: 'a' },
    { field: 'a', type: 'integer' },
    { field: 'b', type: 'geometry', meta: 'none', schema: [] },
    { field: 'c', type: 7, meta: { options: 'none', width: 3, note: {}, required: 'yes' } },
  );
  expect(fields.map(({ field, type }) => [field, type])).toEqual([
    ['a', 'string'],
    ['b', 'unknown'],
    ['c', 'string'],
  ]);
  expect(fields.at(-1)?.meta).toMatchObject({ options: {}, width: null, note: null });
  expect(fields.some(isRequired)).toBe(false);
});

test('any option is read without an error, into fields with distinct names', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      for (const fields of [
        entryFields({ fields: value as Json }, 'de-DE'),
        fieldsFrom({ field: 'a', meta: value as Json }),
      ])
        expect(new Set(fields.map(({ field }) => field)).size).toBe(fields.length);
    }),
  );
  expect([entryFields(null, 'en-US'), entryFields(undefined, 'en-US')]).toEqual([[], []]);
});

test('the data model of entries has these fields only', () => {
  const fields = fieldsFrom({ field: 'a' }, { field: 'b' });
  expect(fieldsOf(entrySchema(fields), ENTRY_COLLECTION)).toEqual(fields);
});
