import { integerField, loneField, stringField, type FieldChoices } from '../../../fixtures/builders';
import { missingRequired } from './new-item';

const missing = (choices: FieldChoices, value: string | null, readonly = false): readonly string[] =>
  missingRequired([{ field: loneField(stringField('title', choices)), readonly }], { title: value }).map(
    ({ field, type }) => `${field} ${type}`,
  );

test('reports required fields without a value', () => {
  expect(missing({ required: true }, null)).toEqual(['title required']);
  expect(missing({ required: true }, '')).toEqual([]);
  expect(missing({}, null)).toEqual([]);
  expect(
    missingRequired([{ field: loneField(stringField('title', { required: true })), readonly: false }], {}),
  ).toHaveLength(1);
});

test('ignores generated and read-only fields', () => {
  expect(missing({ required: true, default: 'One' }, null)).toEqual([]);
  expect(missing({ required: true }, null, true)).toEqual([]);
  expect(
    missingRequired(
      [{ field: loneField(integerField('id', { required: true, autoIncrement: true })), readonly: false }],
      {},
    ),
  ).toEqual([]);
});
