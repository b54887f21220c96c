import { loneField, stringField } from '../../../../fixtures/builders';
import type { Json } from '../../../kernel';
import { fieldRuleErrors } from './field-validation';

const context = { user: 'me', role: null, now: Date.parse('2026-11-28T12:00:00Z') };

const errorsOf = (validation: Json, value: Json) =>
  fieldRuleErrors([{ field: loneField(stringField('code', { later: { validation } })) }], { code: value }, context);

test.each<[Json, Json, string | null]>([
  [{ _and: [{ code: { _regex: '^a' } }] }, 'bc', 'regex'],
  [{ code: { _regex: '/^a/' } }, 'bc', 'regex'],
  [{ code: { _regex: '^a' } }, null, null],
  [{ code: { _gt: 3 } }, 1, 'gt'],
  [{ code: { _eq: '$CURRENT_USER' } }, 'you', 'eq'],
])('%j refuses %j', (validation, value, type) => {
  expect(errorsOf(validation, value)).toMatchObject([{ field: 'code', code: 'FAILED_VALIDATION', type }]);
});

test.each<[Json, Json]>([
  [{ code: { _regex: '^a' } }, 'abc'],
  [{ code: { _regex: '(' } }, 'abc'],
  [{ code: { _regex: 5 } }, 'abc'],
  [{ code: { _unheard_of: 'a' } }, 'abc'],
  [{ other: { _eq: 1 } }, 'abc'],
  ['text', 'abc'],
  [[1], 'abc'],
  [null, 'abc'],
])('%j does not refuse %j, or leaves it to the server', (validation, value) => {
  expect(errorsOf(validation, value)).toEqual([]);
});

test('values that are not sent are not checked', () => {
  const field = loneField(stringField('code', { later: { validation: { code: { _nnull: true } } } }));
  expect(fieldRuleErrors([{ field }], {}, context)).toEqual([]);
});
