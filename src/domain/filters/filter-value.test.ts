import fc from 'fast-check';
import { OPERATORS, type FilterOperator } from './filter-operators';
import { newCondition, type FilterCondition } from './filter-node';
import {
  arityOf,
  boundsOf,
  hasOpenQuote,
  listFromText,
  listText,
  operandOf,
  scalarText,
  valuesOf,
  withOperator,
} from './filter-value';

const operators = OPERATORS.map((operator) => operator.slice(1) as FilterOperator);

test('splits typed text at commas and trims it', () => {
  expect(listFromText(' draft, in review,,done ,')).toEqual(['draft', 'in review', 'done']);
  expect(listFromText('')).toEqual([]);
});

test('reads an entry in quotes that contains the separator as one', () => {
  expect(listFromText('a, "Voss, Clara" ,b')).toEqual(['a', 'Voss, Clara', 'b']);
  expect(listFromText('"5"" pipe, long"')).toEqual(['5" pipe, long']);
  expect(listFromText('"a;b";c', ';')).toEqual(['a;b', 'c']);
  expect(listFromText('"Hello", 5" pipe, "a" b, "open, c')).toEqual(['"Hello"', '5" pipe', '"a" b', '"open', 'c']);
  expect(['"a', 'b, "a', '"a"', 'a"b', ''].map((text) => hasOpenQuote(text, ','))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('a list that is written and read again has the same entries', () => {
  const entry = fc
    .oneof(fc.string(), fc.stringMatching(/^[a",; ]{1,6}$/))
    .map((text) => text.trim())
    // An entry without a separator is written without quotes, so its own would open one.
    .filter((text) => text !== '' && !text.startsWith('"'));
  fc.assert(
    fc.property(fc.array(entry), fc.constantFrom(',', ';'), (entries, separator) => {
      expect(listFromText(listText(entries, separator), separator)).toEqual(entries);
    }),
  );
});

test('reads values from lists and from comma text', () => {
  expect(valuesOf('a,b')).toEqual(['a', 'b']);
  expect(valuesOf(['a,b', 'c'])).toEqual(['a,b', 'c']);
  expect(valuesOf(5)).toEqual([5]);
  expect([valuesOf(''), valuesOf(null)]).toEqual([[], []]);
  expect(boundsOf('1,10')).toEqual(['1', '10']);
  expect(boundsOf([3])).toEqual([3, '']);
  expect(boundsOf(null)).toEqual(['', '']);
});

test('formats any value as text', () => {
  expect([null, 5, 'x', false, { a: 1 }].map(scalarText)).toEqual(['', '5', 'x', 'false', '{"a":1}']);
});

test.each<[FilterOperator, FilterCondition['value'], unknown]>([
  ['eq', 'x', 'x'],
  ['eq', false, false],
  ['eq', 0, 0],
  ['eq', '', null],
  ['gt', null, null],
  ['empty', '', true],
  ['nnull', null, true],
  ['in', 'a,,b', ['a', 'b']],
  ['nin', ',', null],
  ['in', [], null],
  ['between', ['1', '2'], ['1', '2']],
  ['between', '1,2', ['1', '2']],
  ['between', ['1', ''], null],
  ['nbetween', [1], null],
  ['nbetween', [1, 2, 3], null],
])('%s %j has the operand %j', (operator, value, operand) => {
  expect(operandOf({ operator, value })).toEqual(operand);
});

describe('change of the operator', () => {
  const condition = (operator: FilterOperator, value: FilterCondition['value']): FilterCondition => ({
    ...newCondition('k', 'f', 'string'),
    operator,
    value,
  });

  test.each<[FilterOperator, FilterCondition['value'], FilterOperator, FilterCondition['value']]>([
    ['eq', 'x', 'neq', 'x'],
    ['eq', 'a,b', 'in', ['a,b']],
    ['eq', 'Voss, Clara', 'nin', ['Voss, Clara']],
    ['gt', '1, 5', 'between', ['1, 5', '']],
    ['in', ['a', 'b'], 'eq', 'a'],
    ['in', 'a,b', 'eq', 'a,b'],
    ['between', ['1', '2'], 'gt', '1'],
    ['gt', '1', 'between', ['1', '']],
    ['between', ['1', '2'], 'nbetween', ['1', '2']],
    ['eq', 'x', 'empty', true],
    ['empty', true, 'contains', ''],
    ['null', true, 'in', []],
    ['null', true, 'nempty', true],
  ])('%s %j under %s is %j', (before, value, after, expected) => {
    expect(withOperator(condition(before, value), after)).toEqual(condition(after, expected));
  });
});

test('reads a list back from its comma text', () => {
  const entry = fc
    .oneof(fc.string(), fc.stringMatching(/^[", a]{1,6}$/))
    .map((text) => text.trim())
    .filter((text) => text !== '');
  fc.assert(
    fc.property(fc.array(entry), (list) => expect(listFromText(listText(list, ','))).toEqual(list)),
    { numRuns: 2000 },
  );
});

test('accepts any value, and operators without a value are always complete', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...operators),
      fc.constantFrom(...operators),
      fc.jsonValue(),
      (operator, next, value) => {
        const condition: FilterCondition = {
          ...newCondition('k', 'f', 'string'),
          operator,
          value: value as FilterCondition['value'],
        };
        const changed = withOperator(condition, next);
        expect(changed.operator).toBe(next);
        if (arityOf(next) === 'none') expect(operandOf(changed)).toBe(true);
      },
    ),
  );
});
