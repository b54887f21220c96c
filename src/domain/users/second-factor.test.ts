import { entryDenied, secondFactorDenied, secretGroups } from './second-factor';

test('a secret is split into groups of four characters', () => {
  expect(secretGroups('JBSWY3DPEHPK3PXPAB')).toEqual(['JBSW', 'Y3DP', 'EHPK', '3PXP', 'AB']);
  expect(secretGroups('')).toEqual([]);
});

test('only users themselves can change their second factor', () => {
  expect(secondFactorDenied({ id: 'me' }, 'me')).toBe(false);
  expect(secondFactorDenied({ id: 'me' }, 'other')).toBe('two_factor_only_own');
  expect(secondFactorDenied({ id: 'me' }, null)).toBe('two_factor_only_own');
  expect(secondFactorDenied(null, null)).toBe('two_factor_only_own');
});

test('a step needs any password, or a code of exactly six digits', () => {
  expect(entryDenied('password', ' ')).toBe(false);
  expect(entryDenied('password', '')).toBe('two_factor_needs_password');
  expect(entryDenied('code', '012345')).toBe(false);
  for (const code of ['', '12345', '1234567', '12345a', ' 123456', '123456\n', '١٢٣٤٥٦'])
    expect(entryDenied('code', code)).toBe('two_factor_needs_code');
});
