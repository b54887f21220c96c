/** @jest-environment node */
import { left, right } from 'fp-ts/Either';
import { finalize, Subject } from 'rxjs';
import { apiFailure, networkFailure, sessionEnded, type Failure } from '../../kernel';
import { collect, COURTESY, credentials, refused, start } from './session.fixtures';

test('stores the token after sign-in', () => {
  const { session, states } = start();
  collect(session.login(credentials));
  expect(session.current()).toBe('first');
  expect(states.map((state) => state.kind)).toEqual(['unknown', 'signed-in']);
});

test('refreshes the token ten seconds before it expires, repeatedly', () => {
  const { auth, clock, session } = start();
  collect(session.login(credentials));
  clock.advance(889_999);
  expect(auth.refreshes).toHaveLength(0);
  clock.advance(51);
  expect(auth.refreshes).toHaveLength(1);
  auth.answer(0, { access_token: 'second', expires: 60_000 });
  expect(session.current()).toBe('second');
  clock.advance(50_050);
  expect(auth.refreshes).toHaveLength(2);
});

test('ends the session as expired when the scheduled refresh is rejected', () => {
  const { auth, clock, session, states } = start();
  collect(session.login(credentials));
  clock.advance(889_999);
  clock.advance(51);
  auth.answer(0, refused);
  expect(session.current()).toBeNull();
  expect(states.at(-1)).toEqual({ kind: 'signed-out', reason: 'session-expired' });
});

test('does not schedule a refresh beyond the range of timers', () => {
  const { auth, clock, session } = start();
  auth.expires = 2_100_000_001;
  collect(session.login(credentials));
  clock.advance(3_000_000_000);
  expect(auth.refreshes).toHaveLength(0);
});

test('shares one refresh between callers', () => {
  const { auth, clock, session } = start();
  collect(session.login(credentials));
  const answers = [1, 2, 3].map(() => collect(session.refresh()));
  clock.advance(COURTESY);
  expect(auth.refreshes).toHaveLength(1);
  auth.answer(0, { access_token: 'second', expires: 900_000 });
  expect(answers).toEqual([[right('second')], [right('second')], [right('second')]]);
  collect(session.refresh());
  clock.advance(COURTESY);
  expect(auth.refreshes).toHaveLength(2);
});

test('ends the session as expired when the refresh is rejected', () => {
  const { auth, clock, session, states } = start();
  collect(session.login(credentials));
  const answer = collect(session.refresh());
  clock.advance(COURTESY);
  auth.answer(0, refused);
  expect(answer).toEqual([left(sessionEnded)]);
  expect(session.current()).toBeNull();
  expect(states.at(-1)).toEqual({ kind: 'signed-out', reason: 'session-expired' });
});

test('keeps the session when a refresh fails in the network', () => {
  const { auth, clock, session, states } = start();
  collect(session.login(credentials));
  const lost = networkFailure('POST /auth/refresh', true);
  const answer = collect(session.refresh());
  clock.advance(COURTESY);
  auth.answer(0, lost);
  expect(answer).toEqual([left(lost)]);
  expect(session.current()).toBe('first');
  expect(states.at(-1)).toEqual({ kind: 'signed-in' });
});

test('resumes the session at start', () => {
  const { auth, session, states } = start();
  collect(session.resume());
  auth.answer(0, apiFailure(400, 'INVALID_PAYLOAD', ''));
  expect(states.at(-1)).toEqual({ kind: 'signed-out', reason: null });
  const lost = networkFailure('POST /auth/refresh', true);
  collect(session.resume());
  auth.answer(1, lost);
  expect(states.at(-1)).toEqual({ kind: 'unreachable', failure: lost });
  collect(session.resume());
  auth.answer(2, { access_token: 'again', expires: 900_000 });
  expect(states.at(-1)).toEqual({ kind: 'signed-in' });
});

test('completes the sign-out request after the caller unsubscribed', () => {
  const { auth, session } = start();
  const [onSettled, answer] = [jest.fn(), new Subject<ReturnType<typeof right<Failure, void>>>()];
  auth.logout = () => answer.pipe(finalize(onSettled));
  collect(session.login(credentials));
  session.logout().subscribe().unsubscribe();
  expect(onSettled).not.toHaveBeenCalled();
  answer.complete();
  expect(onSettled).toHaveBeenCalledTimes(1);
});

test('drops the token and the refresh timer on sign-out', () => {
  const { auth, clock, session, states } = start();
  collect(session.login(credentials));
  collect(session.logout());
  expect(session.current()).toBeNull();
  expect(states.at(-1)).toEqual({ kind: 'signed-out', reason: 'sign-out' });
  clock.advance(1_000_000);
  expect(auth.refreshes).toHaveLength(0);
});

test('completes a refresh after its caller unsubscribed', () => {
  const { auth, clock, session } = start();
  collect(session.login(credentials));
  session.refresh().subscribe().unsubscribe();
  clock.advance(COURTESY);
  auth.answer(0, { access_token: 'second', expires: 900_000 });
  expect(session.current()).toBe('second');
});
