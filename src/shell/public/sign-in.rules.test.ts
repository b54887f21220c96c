import { signInReason } from './sign-in.rules';

const reasonOf = (query: string, wantedMore = false) => signInReason(new URLSearchParams(query), wantedMore);

test('who left, whose time was up, and who wanted more', () => {
  expect(reasonOf('reason=sign-out')).toEqual({ kind: 'sign-out' });
  expect(reasonOf('reason=session-expired', true)).toEqual({ kind: 'session-expired' });
  expect(reasonOf('', true)).toEqual({ kind: 'not-authenticated' });
  expect(reasonOf('')).toBeNull();
});

test.each(['reason=INVALID_USER', 'error=true&code=INVALID_USER', 'error=INVALID_USER', 'reason=x&code=INVALID_USER'])(
  'a provider sends somebody back: %s',
  (query) => {
    expect(reasonOf(query)).toMatchObject({ kind: 'refused', failure: { kind: 'api', code: 'INVALID_USER' } });
  },
);

test.each(['reason=%3Cscript%3E', 'code=a b', 'error=true', `code=${'A'.repeat(99)}`])(
  'nonsense is no reason: %s',
  (query) => {
    expect(reasonOf(query)).toBeNull();
  },
);
