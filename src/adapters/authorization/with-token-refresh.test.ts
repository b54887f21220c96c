import { left, right } from 'fp-ts/Either';
import { lastValueFrom } from 'rxjs';
import { apiFailure, fail, networkFailure, sessionEnded, succeed, type Call } from '../../kernel';
import type { SessionTokens } from '../../ports/environment/session-tokens';
import { withTokenRefresh } from './with-token-refresh';

const refused = apiFailure(401, 'INVALID_CREDENTIALS', 'Invalid user credentials.');
const forbidden = apiFailure(403, 'FORBIDDEN', 'No.');

const tokensOf = (current: string | null, renewal: Call<string>, userId: string | null = null) => {
  const refresh = jest.fn(() => renewal);
  const tokens: SessionTokens = { userId, current: () => current, refresh };
  return { tokens, refresh };
};

const onlyWith = (accepted: string) =>
  jest.fn((token: string | null): Call<string> => (token === accepted ? succeed('done') : fail(refused)));

test('uses an accepted token once, without a refresh', async () => {
  const { tokens, refresh } = tokensOf('good', succeed('new'));
  const attempt = onlyWith('good');
  expect(await lastValueFrom(withTokenRefresh(tokens, attempt))).toEqual(right('done'));
  expect(attempt).toHaveBeenCalledTimes(1);
  expect(refresh).not.toHaveBeenCalled();
});

test('refreshes a rejected token once and retries with the new one', async () => {
  const { tokens, refresh } = tokensOf('old', succeed('new'));
  const attempt = onlyWith('new');
  expect(await lastValueFrom(withTokenRefresh(tokens, attempt))).toEqual(right('done'));
  expect(attempt.mock.calls).toEqual([['old'], ['new']]);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('waits for the token of a session that has none yet, and sends nothing without one', async () => {
  const { tokens } = tokensOf(null, succeed('new'), 'ines');
  const attempt = onlyWith('new');
  expect(await lastValueFrom(withTokenRefresh(tokens, attempt))).toEqual(right('done'));
  const unreached = tokensOf(null, fail(sessionEnded), 'ines');
  expect(await lastValueFrom(withTokenRefresh(unreached.tokens, attempt))).toEqual(left(sessionEnded));
  expect(attempt.mock.calls).toEqual([['new']]);
});

test('a refresh without an answer leaves no doubt whether the call has changed anything', async () => {
  for (const token of ['old', null]) {
    const { tokens } = tokensOf(token, fail(networkFailure('POST /auth/refresh', true)), 'ines');
    const result = await lastValueFrom(withTokenRefresh(tokens, onlyWith('new')));
    expect(result).toEqual(left(networkFailure('POST /auth/refresh', false)));
  }
});

test('returns the second rejection', async () => {
  const { tokens, refresh } = tokensOf('old', succeed('new'));
  const attempt = onlyWith('another');
  expect(await lastValueFrom(withTokenRefresh(tokens, attempt))).toEqual(left(refused));
  expect(attempt).toHaveBeenCalledTimes(2);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('returns the failure of the refresh', async () => {
  const { tokens } = tokensOf('old', fail(sessionEnded));
  expect(await lastValueFrom(withTokenRefresh(tokens, onlyWith('new')))).toEqual(left(sessionEnded));
});

test('returns the rejection without a token', async () => {
  const { tokens, refresh } = tokensOf(null, succeed('new'));
  const attempt = onlyWith('new');
  expect(await lastValueFrom(withTokenRefresh(tokens, attempt))).toEqual(left(refused));
  expect(attempt.mock.calls).toEqual([[null]]);
  expect(refresh).not.toHaveBeenCalled();
});

test('does not refresh after other failures', async () => {
  const { tokens, refresh } = tokensOf('good', succeed('new'));
  expect(await lastValueFrom(withTokenRefresh(tokens, () => fail(forbidden)))).toEqual(left(forbidden));
  expect(refresh).not.toHaveBeenCalled();
});

test('sends nothing before it is subscribed', () => {
  const { tokens } = tokensOf('good', succeed('new'));
  const attempt = onlyWith('good');
  withTokenRefresh(tokens, attempt);
  expect(attempt).not.toHaveBeenCalled();
});

describe('a token replaced during the call', () => {
  const replaced = (accepted: string) => {
    const refresh = jest.fn(() => succeed('newest'));
    const current = jest.fn<string | null, []>().mockReturnValueOnce('old').mockReturnValue('new');
    return { refresh, attempt: onlyWith(accepted), tokens: { userId: null, current, refresh } };
  };

  it('is replaced by the current one, without a refresh', async () => {
    const { attempt, refresh, tokens } = replaced('new');
    expect(await lastValueFrom(withTokenRefresh(tokens, attempt))).toEqual(right('done'));
    expect(refresh).not.toHaveBeenCalled();
  });

  it('is refreshed when the current one is rejected too', async () => {
    const { attempt, tokens } = replaced('newest');
    expect(await lastValueFrom(withTokenRefresh(tokens, attempt))).toEqual(right('done'));
    expect(attempt.mock.calls).toEqual([['old'], ['new'], ['newest']]);
  });
});
