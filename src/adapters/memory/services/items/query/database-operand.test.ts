import type { Json } from '../../../../../kernel';
import { databaseCondition, NEVER } from './database-operand';
import { SQL_NULL } from './filter-input';

test.each<[string, Json, Json]>([
  ['_eq', SQL_NULL, { _null: true }],
  ['_neq', SQL_NULL, { _nnull: true }],
  ['_lte', SQL_NULL, NEVER],
  ['_gt', SQL_NULL, NEVER],
  ['_contains', SQL_NULL, { _contains: null }],
  ['_in', [SQL_NULL, 7], { _in: [7] }],
  ['_nin', [SQL_NULL, 7], NEVER],
  ['_between', [SQL_NULL, 7], NEVER],
  ['_nbetween', [SQL_NULL, 7], { _gt: 7 }],
  ['_nbetween', [7, SQL_NULL], { _lt: 7 }],
  ['_nbetween', [SQL_NULL, SQL_NULL], NEVER],
  ['_starts_with', [SQL_NULL], { _starts_with: '' }],
])('%s with SQL null in %j becomes %j', (operator, operand, condition) => {
  expect(databaseCondition(operator, operand)).toEqual(condition);
});

test.each<[string, Json, Json]>([
  ['_lte', null, { _lte: '[object Object]' }],
  ['_between', [null, 7], { _between: ['[object Object]', 7] }],
  ['_eq', { a: 1 }, { _eq: '[object Object]' }],
  ['_contains', [null, true], { _contains: ',true' }],
  ['_contains', true, { _contains: [true] }],
  ['_between', '1,5', { _between: '1,5' }],
  ['_null', 'false', { _null: false }],
  ['_empty', { a: 1 }, { _empty: true }],
])('%s with %j becomes %j', (operator, operand, condition) => {
  expect(databaseCondition(operator, operand)).toEqual(condition);
});

test.each<[string, Json]>([
  ['_eq', []],
  ['_in', []],
  ['_between', [1]],
  ['_between', 'x'],
])('%s with %j has no effect', (operator, operand) => {
  expect(databaseCondition(operator, operand)).toBeNull();
});

test.each<[string, Json]>([
  ['_in', SQL_NULL],
  ['_nin', 'true'],
  ['_in', [['a', 'b']]],
  ['_between', SQL_NULL],
])('the database rejects %s with %j', (operator, operand) => {
  expect(() => databaseCondition(operator, operand)).toThrow(/syntax error|binding/);
});
