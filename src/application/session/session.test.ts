/** @jest-environment node */
import { left, right } from 'fp-ts/Either';
import { finalize, Subject, type Observable } from 'rxjs';
import { VirtualBrowser } from '../../../tests/support/virtual-browser';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import type { Tokens } from '../../domain/session';
import { apiFailure, networkFailure, sessionEnded, succeed, type Call, type Failure } from '../../kernel';
import type { AuthGateway } from '../../ports/auth-gateway';
import { Session } from './session';
import type { SessionState } from './session-state';

const refused = apiFailure(401, 'INVALID_CREDENTIALS', 'Invalid user credentials.');

/** An auth gateway whose refreshes are answered by hand. */
class Auth implements Pick<AuthGateway, 'login' | 'refresh' | 'logout'> {
  readonly refreshes: Subject<ReturnType<typeof right<Failure, Tokens>> | ReturnType<typeof left<Failure, Tokens>>>[] = [];
  expires = 900_000;
  token = 'first';

  login(): Call<Tokens> {
    return succeed({ access_token: this.token, expires: this.expires });
  }

  refresh(): Call<Tokens> {
    const answer: Auth['refreshes'][number] = new Subject();
    this.refreshes.push(answer);
    return answer.asObservable();
  }

  logout(): Call<void> {
    return succeed(undefined);
  }

  answer(index: number, result: Tokens | Failure): void {
    const subject = this.refreshes[index];
    subject?.next('kind' in result ? left(result) : right(result));
    subject?.complete();
  }
}

/** A tab looks around for a moment before it refreshes. */
const COURTESY = 50;

const collect = <A>(stream$: Observable<A>): A[] => {
  const seen: A[] = [];
  stream$.subscribe((value) => seen.push(value));
  return seen;
};

const start = ({ auth = new Auth(), clock = new VirtualClock(), browser = new VirtualBrowser(clock, () => 5) } = {}) => {
  const work = { any: false };
  const session = new Session(auth, clock, browser.tab(), work);
  return { auth, clock, browser, work, session, states: collect<SessionState>(session.state$) };
};

/** A token as the platform signs them, which names its owner. */
const tokenOf = (id: string): string => `${btoa('{"alg":"none"}').replaceAll('=', '')}.${btoa(JSON.stringify({ id })).replaceAll('=', '')}.x`;

const credentials = { email: 'ines@northlight.example', password: 'northlight' };

test('a sign-in holds the token and says so', () => {
  const { session, states } = start();
  collect(session.login(credentials));
  expect(session.current()).toBe('first');
  expect(states.map((state) => state.kind)).toEqual(['unknown', 'signed-in']);
});

test('the token is renewed ten seconds before it ends, again and again', () => {
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

test('a token that ends beyond what a timer can count is left alone', () => {
  const { auth, clock, session } = start();
  auth.expires = 2_100_000_001;
  collect(session.login(credentials));
  clock.advance(3_000_000_000);
  expect(auth.refreshes).toHaveLength(0);
});

test('many who need a new token share one refresh', () => {
  const { auth, clock, session } = start();
  collect(session.login(credentials));
  const answers = [1, 2, 3].map(() => collect(session.renew()));
  clock.advance(COURTESY);
  expect(auth.refreshes).toHaveLength(1);
  auth.answer(0, { access_token: 'second', expires: 900_000 });
  expect(answers).toEqual([[right('second')], [right('second')], [right('second')]]);
  collect(session.renew());
  clock.advance(COURTESY);
  expect(auth.refreshes).toHaveLength(2);
});

test('a refused refresh ends the session as expired', () => {
  const { auth, clock, session, states } = start();
  collect(session.login(credentials));
  const answer = collect(session.renew());
  clock.advance(COURTESY);
  auth.answer(0, refused);
  expect(answer).toEqual([left(sessionEnded)]);
  expect(session.current()).toBeNull();
  expect(states.at(-1)).toEqual({ kind: 'signed-out', reason: 'session-expired' });
});

test('a refresh that the network swallowed ends nothing', () => {
  const { auth, clock, session, states } = start();
  collect(session.login(credentials));
  const lost = networkFailure('POST /auth/refresh', true);
  const answer = collect(session.renew());
  clock.advance(COURTESY);
  auth.answer(0, lost);
  expect(answer).toEqual([left(lost)]);
  expect(session.current()).toBe('first');
  expect(states.at(-1)).toEqual({ kind: 'signed-in' });
});

test('at the start the server says whether there is a session', () => {
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

test('signing out reaches the server though the page that asked is gone at once', () => {
  const { auth, session } = start();
  const [gone, answer] = [jest.fn(), new Subject<ReturnType<typeof right<Failure, void>>>()];
  auth.logout = () => answer.pipe(finalize(gone));
  collect(session.login(credentials));
  session.logout().subscribe().unsubscribe();
  expect(gone).not.toHaveBeenCalled();
  answer.complete();
  expect(gone).toHaveBeenCalledTimes(1);
});

test('signing out drops the token at once and stops the clock', () => {
  const { auth, clock, session, states } = start();
  collect(session.login(credentials));
  collect(session.logout());
  expect(session.current()).toBeNull();
  expect(states.at(-1)).toEqual({ kind: 'signed-out', reason: 'sign-out' });
  clock.advance(1_000_000);
  expect(auth.refreshes).toHaveLength(0);
});

test('a refresh goes on though whoever needed it has left', () => {
  const { auth, clock, session } = start();
  collect(session.login(credentials));
  session.renew().subscribe().unsubscribe();
  clock.advance(COURTESY);
  auth.answer(0, { access_token: 'second', expires: 900_000 });
  expect(session.current()).toBe('second');
});

describe('a session that ends over unsaved work', () => {
  const interrupted = () => {
    const all = start();
    all.work.any = true;
    collect(all.session.login(credentials));
    const waiting = collect(all.session.renew());
    all.clock.advance(COURTESY);
    all.auth.answer(0, refused);
    return { ...all, waiting };
  };

  it('keeps its place and lets requests wait', () => {
    const { states, waiting } = interrupted();
    expect(states.at(-1)).toEqual({ kind: 'interrupted' });
    expect(waiting).toEqual([]);
  });

  it('goes on with the new token once somebody has signed in again', () => {
    const { auth, session, states, waiting } = interrupted();
    auth.token = 'again';
    collect(session.login(credentials));
    expect(waiting).toEqual([right('again')]);
    expect(states.at(-1)).toEqual({ kind: 'signed-in' });
  });

  it('asks the server for nothing meanwhile', () => {
    const { auth, session } = interrupted();
    const another = collect(session.renew());
    expect(auth.refreshes).toHaveLength(1);
    expect(another).toEqual([]);
  });

  it('ends when it is given up', () => {
    const { session, states, waiting } = interrupted();
    session.abandon();
    expect(waiting).toEqual([left(sessionEnded)]);
    expect(states.at(-1)).toEqual({ kind: 'signed-out', reason: 'session-expired' });
  });
});

describe('two tabs', () => {
  const two = () => {
    const first = start();
    const second = start({ auth: new Auth(), clock: first.clock, browser: first.browser });
    return [first, second] as const;
  };

  it('take what the other has been given instead of a refresh of their own', () => {
    const [first, second] = two();
    collect(first.session.login(credentials));
    collect(second.session.login(credentials));
    first.clock.advance(5);
    const answers = [first, second].map(({ session }) => collect(session.renew()));
    first.clock.advance(COURTESY);
    first.auth.answer(0, { access_token: 'second', expires: 900_000 });
    first.clock.advance(5);
    expect(second.auth.refreshes).toHaveLength(0);
    expect(answers).toEqual([[right('second')], [right('second')]]);
  });

  it('refresh by themselves when the other one has failed', () => {
    const [first, second] = two();
    collect(first.session.login(credentials));
    collect(second.session.login(credentials));
    first.clock.advance(5);
    const answers = [first, second].map(({ session }) => collect(session.renew()));
    first.clock.advance(COURTESY);
    const lost = networkFailure('POST /auth/refresh', true);
    first.auth.answer(0, lost);
    first.clock.advance(500);
    second.auth.answer(0, { access_token: 'third', expires: 900_000 });
    expect(answers).toEqual([[left(lost)], [right('third')]]);
  });

  it('leave together', () => {
    const [first, second] = two();
    collect(first.session.login(credentials));
    collect(second.session.login(credentials));
    second.work.any = true;
    collect(first.session.logout());
    first.clock.advance(5);
    expect(second.session.current()).toBeNull();
    expect(second.states.at(-1)).toEqual({ kind: 'signed-out', reason: 'sign-out' });
  });

  it('come in together from the sign-in page', () => {
    const [first, second] = two();
    collect(second.session.resume());
    second.auth.answer(0, refused);
    collect(first.session.login(credentials));
    first.clock.advance(5);
    expect(second.states.at(-1)).toEqual({ kind: 'signed-in' });
  });

  it('never take over the session of somebody else', () => {
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

  it('pay no attention to what is no message of theirs', () => {
    const clock = new VirtualClock();
    const browser = new VirtualBrowser(clock, () => 0);
    const { session } = start({ clock, browser });
    collect(session.login(credentials));
    const stranger = browser.tab();
    for (const noise of [null, 'signed-out', { kind: 'signed-out' }, { kind: 'renewed', access_token: 7, until: 1 }]) stranger.tell(noise);
    clock.advance(1);
    expect(session.current()).toBe('first');
  });
});
