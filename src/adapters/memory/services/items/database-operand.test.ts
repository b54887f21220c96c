import type { Json } from '../../../../kernel';
import { databaseCondition, NEVER } from './database-operand';
import { NULL_WORD } from './null-word';

test.each<[string, Json, Json]>([
  ['_eq', NULL_WORD, { _null: true }],
  ['_neq', NULL_WORD, { _nnull: true }],
  ['_lte', NULL_WORD, NEVER],
  ['_gt', NULL_WORD, NEVER],
  ['_contains', NULL_WORD, { _contains: null }],
  ['_in', [NULL_WORD, 7], { _in: [7] }],
  ['_nin', [NULL_WORD, 7], NEVER],
  ['_between', [NULL_WORD, 7], NEVER],
  ['_nbetween', [NULL_WORD, 7], { _gt: 7 }],
  ['_nbetween', [7, NULL_WORD], { _lt: 7 }],
  ['_nbetween', [NULL_WORD, NULL_WORD], NEVER],
  ['_starts_with', [NULL_WORD], { _starts_with: '' }],
])('%s with the word null in %j is %j', (operator, operand, condition) => {
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
])('%s with %j is %j', (operator, operand, condition) => {
  expect(databaseCondition(operator, operand)).toEqual(condition);
});

test.each<[string, Json]>([
  ['_eq', []],
  ['_in', []],
  ['_between', [1]],
  ['_between', 'x'],
])('%s with %j says nothing', (operator, operand) => {
  expect(databaseCondition(operator, operand)).toBeNull();
});

test.each<[string, Json]>([
  ['_in', NULL_WORD],
  ['_nin', 'true'],
  ['_in', [['a', 'b']]],
  ['_between', NULL_WORD],
])('%s with %j is refused by the database', (operator, operand) => {
  expect(() => databaseCondition(operator, operand)).toThrow(/syntax error|binding/);
});
