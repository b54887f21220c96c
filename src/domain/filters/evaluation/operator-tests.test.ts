import fc from 'fast-check';
import type { Json } from '../../../kernel';
import { OPERATORS } from '../filter-operators';
import { like, OPERATOR_TESTS, operatorTest } from './operator-tests';

test.each([
  ['Alpha', 'al%', true],
  ['Alpha', '%HA', true],
  ['Alpha', 'a_p_a', true],
  ['Alpha', 'alph', false],
  ['', '%', true],
  ['', '_', false],
  ['aXbXc', 'a%x%c', true],
  ['aXbXd', 'a%x%c', false],
])('%p like %p is %p', (text, pattern, expected) => {
  expect(like(text, pattern)).toBe(expected);
});

test('a text matches itself between wildcards', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (before, text, after) =>
      like(`${before}${text}${after}`, `%${text}%`),
    ),
  );
});

test('many wildcards are not slow', () => {
  expect(like('a'.repeat(5_000), `${'%a'.repeat(500)}b`)).toBe(false);
});

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

test.each(OPERATORS)('%s with its operand bound gives the result of the table', (operator) => {
  for (const operand of OPERANDS) {
    const compiled = operatorTest(operator, operand);
    const differing = VALUES.filter((value) => compiled(value) !== OPERATOR_TESTS[operator](value, operand));
    expect({ operand, differing }).toEqual({ operand, differing: [] });
  }
});
