import { entryFields } from './entry-fields';
import { editOptions, optionValues } from './option-values';

const fields = entryFields(
  {
    fields: [
      { field: 'placeholder', type: 'string' },
      { field: 'step', type: 'float', schema: { default_value: 1 } },
      { field: 'enableCreate', type: 'boolean', schema: { default_value: true } },
      { field: 'line', type: 'alias', interface: 'presentation-divider' },
    ],
  },
  'en-US',
);

test('a form of options shows what is set, else the default', () => {
  expect(optionValues(fields, null)).toEqual({ placeholder: null, step: 1, enableCreate: true });
  expect(optionValues(fields, { step: 0, enableCreate: false, placeholder: null, other: 1 })).toEqual({
    placeholder: null,
    step: 0,
    enableCreate: false,
  });
});

test('edits set and remove options, and keep all others as they are and in their order', () => {
  const options = { z: { kept: [null] }, step: 2, a: null };
  expect(JSON.stringify(editOptions(options, { step: 3, placeholder: 'One' }))).toBe(
    '{"z":{"kept":[null]},"step":3,"a":null,"placeholder":"One"}',
  );
  expect(JSON.stringify(editOptions(options, { step: null }))).toBe('{"z":{"kept":[null]},"a":null}');
});

test('without an effective edit the options are the same object', () => {
  const options = { a: 1 };
  expect(editOptions(options, {})).toBe(options);
  expect(editOptions(options, { b: null })).toBe(options);
  expect(editOptions(null, { b: null })).toBeNull();
});

test('options without a member are null', () => {
  expect(editOptions({ a: 1 }, { a: null })).toBeNull();
  expect(editOptions(null, { a: 1 })).toEqual({ a: 1 });
});
