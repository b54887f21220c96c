/** @jest-environment node */
import { left, right } from 'fp-ts/Either';
import { apiFailure, type Failure, networkFailure, sessionEnded } from '../../kernel';
import { Auth, collect, COURTESY, refused, start, tokenOf } from './session.fixtures';

const lost = networkFailure('POST /auth/refresh', true);

/** A page that was opened without a connection, on a device that keeps pages of Ines. */
const open = (remembered: string | null = 'ines', failure: Failure = lost) => {
  const page = start();
  page.auth.remembered = remembered;
  collect(page.session.resume());
  page.auth.answer(0, failure);
  return page;
};

test('without a connection, a session starts for the user whose pages are kept, without a token', () => {
  const { session, states } = open();
  expect(states.at(-1)).toEqual({ kind: 'offline' });
  expect([session.userId, session.current()]).toEqual(['ines', null]);
});

test.each([
  ['nothing is kept', null, lost],
  ['the server answers with an error', 'ines', apiFailure(503, 'SERVICE_UNAVAILABLE', '')],
])('no session starts when %s', (_case, remembered, failure) => {
  const { session, states } = open(remembered, failure);
  expect([states.at(-1), session.userId]).toEqual([{ kind: 'unreachable', failure }, null]);
});

test('no session starts after a refused refresh', () => {
  const { auth, session, states } = start();
  auth.remembered = 'ines';
  collect(session.resume());
  auth.answer(0, refused);
  expect([states.at(-1), session.userId]).toEqual([{ kind: 'signed-out', reason: null }, null]);
});

test('continues with a token as soon as the server is reached', () => {
  const { auth, session, states } = open();
  const answers = collect(session.refresh());
  auth.answer(1, { access_token: tokenOf('ines'), expires: 900_000 });
  expect(answers).toEqual([right(tokenOf('ines'))]);
  expect(states.at(-1)).toEqual({ kind: 'signed-in' });
});

test.each([
  ['the server refuses it', refused],
  ['the cookie has become that of another user', { access_token: tokenOf('jun'), expires: 900_000 }],
])('ends as soon as the server is reached and %s', (_case, answer) => {
  const { auth, session, states } = open();
  const answers = collect(session.refresh());
  auth.answer(1, answer);
  expect(answers).toEqual([left(sessionEnded)]);
  expect([states.at(-1), session.userId]).toEqual([{ kind: 'signed-out', reason: 'session-expired' }, null]);
});

test('keeps unsaved changes for its user when the server refuses it', () => {
  const { auth, session, states, work } = open();
  work.hasAny = true;
  collect(session.refresh());
  auth.answer(1, refused);
  expect([states.at(-1), session.userId]).toEqual([{ kind: 'interrupted' }, 'ines']);
});

test('ends with a sign-out, and does not start again', () => {
  const { auth, session, states } = open();
  collect(session.logout());
  expect([states.at(-1), session.userId]).toEqual([{ kind: 'signed-out', reason: 'sign-out' }, null]);
  auth.remembered = null;
  collect(session.resume());
  auth.answer(1, lost);
  expect(states.at(-1)).toEqual({ kind: 'unreachable', failure: lost });
});

test('takes over the token of another tab of its user, and not that of another user', () => {
  for (const [user, kind] of [
    ['ines', 'signed-in'],
    ['jun', 'signed-out'],
  ] as const) {
    const { browser, clock, states } = open();
    const other = start({ auth: new Auth(), browser, clock });
    other.auth.token = tokenOf(user);
    collect(other.session.login({ email: '', password: '' }));
    clock.advance(COURTESY);
    expect(states.at(-1)).toMatchObject({ kind });
  }
});

describe('a server that does not answer', () => {
  const wait = (remembered: string | null) => {
    const page = start();
    page.auth.remembered = remembered;
    const outcome = collect(page.session.resume());
    page.clock.advance(4999);
    expect(outcome).toEqual([]);
    page.clock.advance(1);
    return { ...page, outcome };
  };

  it('starts a session after five seconds, which uses the answer that comes later', () => {
    const { auth, outcome, session, states } = wait('ines');
    expect(outcome).toEqual([{ kind: 'offline' }]);
    const tokens = collect(session.refresh());
    auth.answer(0, { access_token: tokenOf('ines'), expires: 900_000 });
    expect(tokens).toEqual([right(tokenOf('ines'))]);
    expect([auth.refreshes.length, states.at(-1)]).toEqual([1, { kind: 'signed-in' }]);
  });

  it('is waited for where nothing is kept', () => {
    const { auth, outcome } = wait(null);
    expect(outcome).toEqual([]);
    auth.answer(0, refused);
    expect(outcome).toEqual([{ kind: 'signed-out', reason: null }]);
  });
});
