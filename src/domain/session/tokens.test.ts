import fc from 'fast-check';
import { renewalDelay } from './tokens';

const DAY = 86_400_000;

test('a token is renewed ten seconds before its end, one that is about to end at once', () => {
  expect([60_000, 10_001, 10_000, 500, -1].map(renewalDelay)).toEqual([50_000, 1, 0, 0, 0]);
});

test('a token of a month is left alone, for no timer waits that long', () => {
  expect(renewalDelay(30 * DAY)).toBeNull();
  expect(renewalDelay(2_100_000_000)).toBe(2_099_990_000);
  expect(renewalDelay(2_100_000_001)).toBeNull();
});

test('no delay is longer than a timer can wait, and none ends after its token', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 365 * DAY }), (expires) => {
      const delay = renewalDelay(expires) ?? 0;
      expect(delay).toBeLessThan(2 ** 31);
      expect(delay).toBeLessThan(expires);
    }),
  );
});
