/** @jest-environment node */
import { compareSize } from './sizes';

const RECORDED = { bytes: { scripts: 200_000 }, requests: { start: 20, none: 0 } };

test.each([
  [200_000, true, 'scripts: 200.0 kB, recorded 200.0 kB, +0.0 %'],
  [220_000, true, 'scripts: 220.0 kB, recorded 200.0 kB, +10.0 %'],
  [190_000, true, 'scripts: 190.0 kB, recorded 200.0 kB, −5.0 %'],
  [220_001, false, 'more than 10 %. Record it in tests/budgets/sizes.json with a reason'],
])('%d bytes of 200,000 recorded ones are accepted: %p', (measured, isWithin, line) => {
  const compared = compareSize('bytes', 'scripts', measured, RECORDED);
  expect(compared.isWithin).toBe(isWithin);
  expect(compared.line).toContain(line);
});

test('counts are compared in their unit', () => {
  expect(compareSize('requests', 'start', 21, RECORDED)).toEqual({
    line: 'start: 21 requests, recorded 20 requests, +5.0 %',
    isWithin: true,
  });
  expect(compareSize('requests', 'none', 0, RECORDED).isWithin).toBe(true);
  expect(compareSize('requests', 'none', 1, RECORDED).isWithin).toBe(false);
});

test('a size without a record fails, and says where it is recorded', () => {
  const compared = compareSize('elements', 'list', 5, RECORDED);
  expect(compared.isWithin).toBe(false);
  expect(compared.line).toContain('tests/budgets/sizes.json');
});
