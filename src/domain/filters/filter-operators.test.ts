import { FIELD_TYPES, type FieldType } from '../schema';
import { initialValue, isOperator, offeredOperators, operatorsOf } from './filter-operators';

const TEXT = 'contains, ncontains, starts_with, nstarts_with, ends_with, nends_with, eq, neq, empty, nempty, in, nin';
const ORDERED = 'eq, neq, lt, lte, gt, gte, between, nbetween, empty, nempty, in, nin';
const OTHERS = 'eq, neq, lt, lte, gt, gte, contains, ncontains, between, nbetween, empty, nempty, in, nin';

test.each<[string, string]>([
  ['string, json, hash, binary', TEXT],
  ['uuid', 'eq, neq, empty, nempty, in, nin'],
  ['boolean', 'eq, neq, empty, nempty'],
  ['integer, decimal, date, dateTime, time', ORDERED],
  ['text, bigInteger, float, timestamp, csv, alias, unknown', OTHERS],
])('%s: %s', (types, operators) => {
  for (const type of types.split(', ')) expect(operatorsOf(type as FieldType).join(', ')).toBe(operators);
});

test('every type has operators that the server supports, each once', () => {
  for (const type of FIELD_TYPES) {
    const offered = operatorsOf(type);
    expect(offered.filter((operator) => !isOperator(`_${operator}`))).toEqual([]);
    expect(new Set(offered).size).toBe(offered.length);
  }
});

test('a new condition has the value true for booleans, otherwise an empty one', () => {
  expect(FIELD_TYPES.map((type) => [type, initialValue(type)])).toEqual(
    FIELD_TYPES.map((type) => [type, type === 'boolean' ? true : '']),
  );
});

test('operators that the server refuses for a type are not offered for it', () => {
  const refused = { uuid: ['in', 'nin', 'lt'] } as const;
  expect(offeredOperators('uuid', refused)).toEqual(['eq', 'neq', 'empty', 'nempty']);
  expect(offeredOperators('boolean', refused)).toEqual(operatorsOf('boolean'));
});
