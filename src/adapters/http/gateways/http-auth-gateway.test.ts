/** @jest-environment node */
import { isRight, type Either } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { isRefusal, type Failure } from '../../../kernel';
import { HttpTransport } from '../transport';
import { HttpAuthGateway } from './http-auth-gateway';

const encode = (part: object): string => btoa(JSON.stringify(part)).replaceAll('=', '');

const TOKENS = {
  data: { access_token: `${encode({ alg: 'HS256' })}.${encode({ id: 'ines' })}.x`, expires: 900_000 },
};
const errorOf = (code: string) => ({ errors: [{ message: '', extensions: { code } }] });
const REFUSED = errorOf('INVALID_CREDENTIALS');

type Answer = readonly [status: number, body: unknown];

const OFFLINE: Answer = [0, null];

/** A gateway whose requests have these answers by path; `hint.state` is what the browser remembers. */
const start = (state: string | null, answers: Readonly<Record<string, Answer>>, keepsPages = true) => {
  const hint = { state };
  const sent: string[] = [];
  const fetch = (input: unknown) => {
    const path = String(input).slice('https://platform.test'.length);
    sent.push(path);
    const [status, body] = answers[path] ?? OFFLINE;
    return status === 0
      ? Promise.reject(new TypeError('offline'))
      : Promise.resolve(status === 204 ? new Response(null, { status }) : Response.json(body, { status }));
  };
  const auth = new HttpAuthGateway(
    new HttpTransport('https://platform.test', fetch),
    {
      isSet: () => hint.state !== null && hint.state !== 'ending',
      set: (user) => {
        hint.state = user;
      },
      user: () => hint.state,
      clear: () => {
        hint.state = null;
      },
      end: () => {
        hint.state = 'ending';
      },
      isEnding: () => hint.state === 'ending',
    },
    keepsPages,
  );
  const kindOf = (result: Either<Failure, unknown>): string =>
    isRight(result) ? 'done' : isRefusal(result.left) ? 'refused' : result.left.kind;
  return {
    hint,
    sent,
    auth,
    refresh: async () => kindOf(await firstValueFrom(auth.refresh())),
    login: async () => kindOf(await firstValueFrom(auth.login({ email: 'ines@northlight.example', password: 'n' }))),
    logout: async () => kindOf(await firstValueFrom(auth.logout())),
  };
};

test('expects a session of its user after a sign-in and after a refresh', async () => {
  const signingIn = start(null, { '/auth/login': [200, TOKENS] });
  await signingIn.login();
  const refreshing = start(null, { '/auth/refresh': [200, TOKENS] });
  await refreshing.refresh();
  expect([signingIn.auth, refreshing.auth].map((auth) => [auth.expectsSession(), auth.rememberedUser()])).toEqual([
    [true, 'ines'],
    [true, 'ines'],
  ]);
});

test('remembers no user where no pages are kept', () => {
  expect(start('ines', {}, false).auth.rememberedUser()).toBeNull();
});

test('expects none after a refused refresh', async () => {
  const { hint, refresh } = start('ines', { '/auth/refresh': [401, REFUSED] });
  expect([await refresh(), hint.state]).toEqual(['refused', null]);
});

test('keeps its expectation after a refresh without an answer and after a refused sign-in', async () => {
  const offline = start('ines', {});
  await offline.refresh();
  const refused = start('ines', { '/auth/login': [401, REFUSED] });
  await refused.login();
  expect([offline.hint.state, refused.hint.state]).toEqual(['ines', 'ines']);
});

describe('a sign-out', () => {
  it.each([
    ['done', [204, null], 'done', null],
    ['one without a session', [400, errorOf('INVALID_PAYLOAD')], 'done', null],
    ['one without an answer', OFFLINE, 'network', 'ending'],
    ['one that the server could not do', [500, errorOf('INTERNAL_SERVER_ERROR')], 'api', 'ending'],
  ] as const)('%s is remembered until the server knows of it', async (_case, answer, outcome, state) => {
    const { hint, logout } = start('ines', { '/auth/logout': answer });
    expect([await logout(), hint.state]).toEqual([outcome, state]);
  });

  it.each([
    ['succeeds', [204, null], 'refused', null],
    ['is not answered', OFFLINE, 'network', 'ending'],
    ['fails', [500, errorOf('INTERNAL_SERVER_ERROR')], 'refused', 'ending'],
  ] as const)(
    'of which the server does not know is sent instead of the next refresh, and %s',
    async (_case, answer, outcome, state) => {
      const { hint, refresh, sent } = start('ending', { '/auth/logout': answer, '/auth/refresh': [200, TOKENS] });
      expect([await refresh(), hint.state, sent]).toEqual([outcome, state, ['/auth/logout']]);
    },
  );

  it('that is answered after the next sign-in leaves its session expected', async () => {
    const { auth, hint, logout } = start('ines', { '/auth/logout': [204, null] });
    const signedOut = logout();
    hint.state = 'clara';
    await signedOut;
    expect([auth.expectsSession(), auth.rememberedUser()]).toEqual([true, 'clara']);
  });

  it('is forgotten with the next sign-in', async () => {
    const { hint, login } = start('ending', { '/auth/login': [200, TOKENS] });
    expect([await login(), hint.state]).toEqual(['done', 'ines']);
  });
});

test('a failure of the server is no sign-out', async () => {
  const { hint, refresh } = start('ines', { '/auth/refresh': [503, errorOf('SERVICE_UNAVAILABLE')] });
  expect([await refresh(), hint.state]).toEqual(['api', 'ines']);
});
