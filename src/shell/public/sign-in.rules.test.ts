import { apiFailure } from '../../kernel';
import { loginFailure, providerName, signInReason } from './sign-in.rules';

const reasonOf = (query: string, wantedMore = false) => signInReason(new URLSearchParams(query), wantedMore);

test('returns the reason for a sign-out, an expired session and a required sign-in', () => {
  expect(reasonOf('reason=sign-out')).toEqual({ kind: 'sign-out' });
  expect(reasonOf('reason=session-expired', true)).toEqual({ kind: 'session-expired' });
  expect(reasonOf('', true)).toEqual({ kind: 'not-authenticated' });
  expect(reasonOf('')).toBeNull();
});

test.each(['reason=INVALID_USER', 'error=true&code=INVALID_USER', 'error=INVALID_USER', 'reason=x&code=INVALID_USER'])(
  'returns the error code of a sign-on provider: %s',
  (query) => {
    expect(reasonOf(query)).toMatchObject({ kind: 'refused', failure: { kind: 'api', code: 'INVALID_USER' } });
  },
);

test.each(['reason=%3Cscript%3E', 'code=a b', 'error=true', `code=${'A'.repeat(99)}`])(
  'ignores invalid codes: %s',
  (query) => {
    expect(reasonOf(query)).toBeNull();
  },
);

test('the name of a provider is its id in words', () => {
  expect(['github', 'my-company', 'our_own login'].map(providerName)).toEqual([
    'Github',
    'My Company',
    'Our Own Login',
  ]);
});

test('a malformed email is a wrong email or password, and an obsolete code is no failure', () => {
  const refused = (code: string) => apiFailure(400, code, 'Some message');
  expect(loginFailure(refused('INVALID_PAYLOAD'), false)).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  expect(loginFailure(refused('INVALID_OTP'), true)).toMatchObject({ code: 'INVALID_OTP' });
  expect(loginFailure(refused('INVALID_OTP'), false)).toBeNull();
  expect(loginFailure(null, true)).toBeNull();
});
