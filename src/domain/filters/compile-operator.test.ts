import type { Json } from '../../kernel';
import { compileOperator } from './compile-operator';
import { OPERATORS } from './filter-operators';
import { OPERATOR_TESTS } from './operator-tests';

const VALUES: readonly Json[] = [
  null,
  '',
  'a',
  'ab',
  'ba',
  'AB',
  'a%',
  '5',
  '05',
  '2026-01-01',
  '2026-01-01T00:00:00Z',
  4,
  5,
  6,
  true,
  false,
  ['a'],
  { a: 1 },
];
const OPERANDS: readonly Json[] = [...VALUES, 'false', [4, 5], ['a', 'ab'], ['a', '2026-01-01'], [null], []];

test.each(OPERATORS)('%s says the same with its operand put in beforehand', (operator) => {
  for (const operand of OPERANDS) {
    const compiled = compileOperator(operator, operand);
    const differing = VALUES.filter((value) => compiled(value) !== OPERATOR_TESTS[operator](value, operand));
    expect({ operand, differing }).toEqual({ operand, differing: [] });
  }
});
