import { Secret, TOTP } from 'otpauth';
import { EDITOR, editor, errorOf, libraryPlatform, NOON, staff } from '../../../testing/library';
import { PUBLIC } from '../../accountability';

const codeOf = (secret: string, timestamp = NOON): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

const setUp = (who = editor) => {
  const platform = libraryPlatform();
  return { platform, factors: platform.secondFactors(who) };
};

test('returns a secret for the right password, without enabling it', () => {
  const { platform, factors } = setUp();
  const { secret, otpauth_url } = factors.generate({ password: 'pencil' });
  expect(secret).toMatch(/^[A-Z2-7]{16}$/);
  expect(otpauth_url).toBe(
    `otpauth://totp/Library:ed%40example.com?secret=${secret}&period=30&digits=6&algorithm=SHA1&issuer=Library`,
  );
  expect(platform.database.row('directus_users', EDITOR)?.['tfa_secret']).toBeNull();
});

test('a code enables the secret and another one disables it, without permissions', () => {
  for (const [who, password] of [
    [editor, 'pencil'],
    [staff, 'broom'],
  ] as const) {
    const { platform, factors } = setUp(who);
    const { secret } = factors.generate({ password });
    factors.enable({ secret, otp: codeOf(secret) });
    expect(platform.database.row('directus_users', who.user ?? '')?.['tfa_secret']).toBe(secret);
    expect(errorOf(() => factors.enable({ secret, otp: codeOf(secret) }))).toBe(
      '400 INVALID_PAYLOAD TFA Secret is already set for this user',
    );
    expect(errorOf(() => factors.generate({ password }))).toBe(
      '400 INVALID_PAYLOAD TFA Secret is already set for this user',
    );
    expect(errorOf(() => factors.disable({ otp: '000000' }))).toBe('400 INVALID_PAYLOAD "otp" is invalid');
    factors.disable({ otp: codeOf(secret) });
    expect(platform.database.row('directus_users', who.user ?? '')?.['tfa_secret']).toBeNull();
  }
});

test.each([
  [{}, '400 INVALID_PAYLOAD "password" is required'],
  [{ password: '' }, '400 INVALID_PAYLOAD "password" is required'],
  [{ password: 'wrong' }, '401 INVALID_CREDENTIALS Invalid user credentials.'],
  [{ password: 5 }, '500 INTERNAL_SERVER_ERROR An unexpected error occurred.'],
])('%j returns no secret', (payload, answer) => {
  expect(errorOf(() => setUp().factors.generate(payload))).toBe(answer);
});

const KNOWN = 'JBSWY3DPEHPK3PXP';

test.each([
  [{}, '"secret" is required'],
  [{ secret: KNOWN }, '"otp" is required'],
  [{ secret: KNOWN, otp: '000000' }, '"otp" is invalid'],
  [{ secret: KNOWN, otp: codeOf(KNOWN, NOON - 30_000) }, '"otp" is invalid'],
  [{ secret: KNOWN, otp: Number(codeOf(KNOWN)) }, '"otp" is invalid'],
  [{ secret: 'bogus!!', otp: codeOf(KNOWN) }, '"otp" is invalid'],
  [{ secret: 5, otp: codeOf(KNOWN) }, '"otp" is invalid'],
])('%j enables nothing', (payload, message) => {
  expect(errorOf(() => setUp().factors.enable(payload))).toBe(`400 INVALID_PAYLOAD ${message}`);
});

test('rejects disabling when nothing is enabled', () => {
  expect(errorOf(() => setUp().factors.disable({}))).toBe('400 INVALID_PAYLOAD "otp" is required');
  expect(errorOf(() => setUp().factors.disable({ otp: '1' }))).toBe(
    `400 INVALID_PAYLOAD User "${EDITOR}" doesn't have TFA enabled.`,
  );
});

test('rejects the public', () => {
  const { factors } = setUp(PUBLIC);
  for (const work of [factors.generate, factors.enable, factors.disable]) {
    expect(errorOf(() => work.call(factors, {}))).toBe('401 INVALID_CREDENTIALS Invalid user credentials.');
  }
});
