import fc from 'fast-check';
import { like } from './operator-tests';

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

test('every text is like itself with anything around it', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (before, text, after) =>
      like(`${before}${text}${after}`, `%${text}%`),
    ),
  );
});

test('many wildcards stay quick', () => {
  expect(like('a'.repeat(5_000), `${'%a'.repeat(500)}b`)).toBe(false);
});
