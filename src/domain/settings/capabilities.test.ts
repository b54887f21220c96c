import { DEFAULT_CAPABILITIES, isUnverified } from './capabilities';

test.each([
  ['11.3.5', '11.3', false],
  ['11.3.9', '11.3', false],
  ['11.4.0', '11.3', true],
  ['11.12.0', '11.3', true],
  ['12.0.0', '11.3', true],
  ['10.8.3', '10.13', false],
  ['9.0.0-rc.83', '9.0', false],
  ['next', '11.3', false],
  ['', '11.3', false],
  [null, '11.3', false],
])('version %s after %s is later than what was verified: %s', (version, newestVerified, expected) => {
  expect(isUnverified(version, { ...DEFAULT_CAPABILITIES, newestVerified })).toBe(expected);
});
