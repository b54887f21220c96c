/** @jest-environment node */
import { left, right } from 'fp-ts/Either';
import { VirtualBrowser } from '../../../tests/support/virtual-browser';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import { networkFailure } from '../../kernel';
import { Auth, collect, COURTESY, credentials, refused, start, tokenOf } from './session.fixtures';

describe('two tabs', () => {
  const two = () => {
    const first = start();
    const second = start({ auth: new Auth(), clock: first.clock, browser: first.browser });
    return [first, second] as const;
  };
  /** Both signed in, and both in want of another token. */
  const renewing = () => {
    const [first, second] = two();
    collect(first.session.login(credentials));
    collect(second.session.login(credentials));
    first.clock.advance(5);
    const answers = [first, second].map(({ session }) => collect(session.refresh()));
    first.clock.advance(COURTESY);
    return { first, second, answers };
  };

  it('use the token that the other tab received instead of refreshing themselves', () => {
    const { first, second, answers } = renewing();
    first.auth.answer(0, { access_token: 'second', expires: 900_000 });
    first.clock.advance(5);
    expect(second.auth.refreshes).toHaveLength(0);
    expect(answers).toEqual([[right('second')], [right('second')]]);
  });

  it('refresh themselves when the refresh of the other tab has failed', () => {
    const { first, second, answers } = renewing();
    const lost = networkFailure('POST /auth/refresh', true);
    first.auth.answer(0, lost);
    first.clock.advance(500);
    second.auth.answer(0, { access_token: 'third', expires: 900_000 });
    expect(answers).toEqual([[left(lost)], [right('third')]]);
  });

  it('are signed out together', () => {
    const [first, second] = two();
    collect(first.session.login(credentials));
    collect(second.session.login(credentials));
    second.work.hasAny = true;
    collect(first.session.logout());
    first.clock.advance(5);
    expect(second.session.current()).toBeNull();
    expect(second.states.at(-1)).toEqual({ kind: 'signed-out', reason: 'sign-out' });
  });

  it('are signed in together from the sign-in page', () => {
    const [first, second] = two();
    collect(second.session.resume());
    second.auth.answer(0, refused);
    collect(first.session.login(credentials));
    first.clock.advance(5);
    expect(second.states.at(-1)).toEqual({ kind: 'signed-in' });
    expect(second.session.current()).toBe(first.session.current());
    expect(second.session.current()).not.toBeNull();
  });

  it('never take over the session of another user', () => {
    const [first, second] = two();
    second.auth.token = tokenOf('clara');
    collect(second.session.login(credentials));
    first.clock.advance(5);
    first.auth.token = tokenOf('jun');
    collect(first.session.login(credentials));
    first.clock.advance(5);
    expect(second.session.current()).toBeNull();
    expect(second.states.at(-1)).toEqual({ kind: 'signed-out', reason: 'session-expired' });
  });

  it('keep a session that another user signs out of elsewhere', () => {
    const [first, second] = two();
    second.auth.token = tokenOf('clara');
    collect(second.session.login(credentials));
    second.work.hasAny = true;
    first.clock.advance(5);
    first.auth.token = tokenOf('jun');
    collect(first.session.login(credentials));
    first.clock.advance(5);
    expect(second.states.at(-1)).toEqual({ kind: 'interrupted' });
    collect(first.session.logout());
    first.clock.advance(5);
    expect(second.states.at(-1)).toEqual({ kind: 'interrupted' });
  });

  it('are signed out by tabs of earlier versions, which do not name the user', () => {
    const [first, second] = two();
    second.auth.token = tokenOf('clara');
    collect(second.session.login(credentials));
    first.browser.tab().broadcast({ kind: 'signed-out', reason: 'sign-out' });
    first.clock.advance(5);
    expect(second.states.at(-1)).toEqual({ kind: 'signed-out', reason: 'sign-out' });
  });

  it('do not continue with the token of another user when the cookie has become theirs', () => {
    const [, second] = two();
    second.auth.token = tokenOf('clara');
    collect(second.session.login(credentials));
    second.work.hasAny = true;
    const answers = collect(second.session.refresh());
    second.clock.advance(COURTESY);
    second.auth.answer(0, { access_token: tokenOf('jun'), expires: 900_000 });
    expect(answers).toEqual([]);
    expect(second.session.current()).toBe(tokenOf('clara'));
    expect(second.states.at(-1)).toEqual({ kind: 'interrupted' });
  });

  it('are not signed out by the tab of another user whose session has ended', () => {
    const [first, second] = two();
    first.auth.token = tokenOf('jun');
    collect(first.session.login(credentials));
    first.clock.advance(5);
    second.auth.remembered = 'clara';
    collect(second.session.resume());
    second.auth.answer(0, networkFailure('POST /auth/refresh', true));
    collect(second.session.refresh());
    second.auth.answer(1, { access_token: tokenOf('jun'), expires: 900_000 });
    first.clock.advance(5);
    expect(second.states.at(-1)).toEqual({ kind: 'signed-out', reason: 'session-expired' });
    expect(first.states.at(-1)).toEqual({ kind: 'signed-in' });
  });

  it('ignore malformed messages', () => {
    const clock = new VirtualClock();
    const browser = new VirtualBrowser(clock, () => 0);
    const { session } = start({ clock, browser });
    collect(session.login(credentials));
    const stranger = browser.tab();
    for (const noise of [null, 'signed-out', { kind: 'signed-out' }, { kind: 'renewed', access_token: 7, until: 1 }])
      stranger.broadcast(noise);
    clock.advance(1);
    expect(session.current()).toBe('first');
  });
});
