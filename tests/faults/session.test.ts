/** @jest-environment node */
import { isLeft, type Either } from 'fp-ts/Either';
import { setImmediate } from 'node:timers/promises';
import { chance } from '../../fixtures/builders';
import { HttpAuthGateway, HttpClient, HttpTransport } from '../../src/adapters/http';
import { Session, type SessionState } from '../../src/application/session';
import { succeed, type Failure } from '../../src/kernel';
import { VirtualBrowser } from '../support/virtual-browser';
import { VirtualClock } from '../support/virtual-clock';
import { FaultyPlatform } from './faulty-platform';

const SCHEDULES = 1000;
const LIFETIME = 15_000;
const LONG = 60_000;

type Result = Either<Failure, unknown>;

/** One browser tab: its session and the results of its requests. */
class Tab {
  readonly results: (Result | null)[] = [];
  state: SessionState = { kind: 'unknown' };
  readonly session: Session;
  private readonly client: HttpClient;

  constructor(
    clock: VirtualClock,
    browser: VirtualBrowser,
    private readonly platform: FaultyPlatform,
    tokens: ReturnType<FaultyPlatform['issue']>,
  ) {
    const transport = new HttpTransport('http://platform.test', platform.fetch);
    const auth = new HttpAuthGateway(transport);
    this.session = new Session(
      {
        expectsSession: () => false,
        rememberedUser: () => null,
        login: () => succeed(tokens),
        refresh: () => auth.refresh(),
        logout: () => auth.logout(),
      },
      clock,
      browser.tab(),
      { hasAny: false },
    );
    this.session.state$.subscribe((state) => {
      this.state = state;
    });
    this.session.login({ email: '', password: '' }).subscribe();
    this.client = new HttpClient(transport, this.session, clock, () => 0.5);
  }

  ask(method: 'GET' | 'PATCH'): void {
    const at = this.results.push(null) - 1;
    this.client.send({ method, path: '/items/articles' }).subscribe((result) => {
      this.results[at] = result;
    });
  }

  get unanswered(): number {
    return this.results.filter((result) => result === null).length;
  }

  dispose(): void {
    this.session.dispose();
  }
}

/** Advances from one timer to the next and lets promises settle between them. */
const pass = async (clock: VirtualClock, milliseconds: number): Promise<void> => {
  const end = clock.now() + milliseconds;
  for (;;) {
    await setImmediate();
    const next = clock.untilNext;
    if (next === null || clock.now() + next > end) break;
    clock.advance(next);
  }
  clock.advance(Math.max(0, end - clock.now()));
  await setImmediate();
};

const open = (seed: string, tabCount: number) => {
  const luck = chance(seed);
  const clock = new VirtualClock(1_700_000_000_000);
  const browser = new VirtualBrowser(clock, () => luck.integer(0, 20));
  const platform = new FaultyPlatform(clock, luck, LIFETIME);
  const tokens = platform.issue();
  const tabs = Array.from({ length: tabCount }, () => new Tab(clock, browser, platform, tokens));
  return { luck, clock, platform, tabs };
};

const isRefusedToken = (result: Result | null): boolean =>
  result !== null && isLeft(result) && result.left.kind === 'api' && result.left.status === 401;

interface Outcome {
  readonly wrong: readonly string[];
  /** Whether the server refused a refresh, which ends the session. */
  readonly isRefused: boolean;
  /** Whether every tab had to get an answer in the end. */
  readonly isFullyChecked: boolean;
}

const run = async (seed: number): Promise<Outcome> => {
  const { luck, clock, platform, tabs } = open(`session ${seed}`, chance(`tabs ${seed}`).integer(1, 4));
  platform.mayEndSession = luck.happens(0.35);
  const wrong: string[] = [];
  let jumped = false;
  for (let step = 0; step < 12; step += 1) {
    for (const tab of luck.some(luck.integer(0, tabs.length), tabs)) {
      for (let count = luck.integer(1, 4); count > 0; count -= 1) tab.ask(luck.pick(['GET', 'GET', 'PATCH']));
    }
    if (luck.happens(0.1)) {
      platform.expireAll();
      jumped = true;
    }
    if (platform.mayEndSession && luck.happens(0.02)) platform.revoke();
    await pass(clock, luck.integer(0, 8000));
  }
  platform.faulty = false;
  await pass(clock, LONG);
  if (platform.maxConcurrentRefreshes > 1) wrong.push(`${platform.maxConcurrentRefreshes} refreshes at once`);
  const ended = tabs.filter(({ state }) => state.kind !== 'signed-in');
  if (ended.length > 0 && !platform.hasRefused) wrong.push('a sign-out that the platform did not ask for');
  if (tabs.some(({ unanswered }) => unanswered > 0)) wrong.push('a request without an outcome');
  // A token that expires between its refresh and the waiting request is reported, not refreshed endlessly.
  if (!jumped && !platform.hasRefused && tabs.some(({ results }) => results.some(isRefusedToken)))
    wrong.push('a request lost to a token that had run out');
  const wasRefused = platform.hasRefused;
  if (!wasRefused) {
    for (const tab of tabs) tab.ask('GET');
    await pass(clock, LONG);
    if (!platform.hasRefused && tabs.some(({ results }) => results.at(-1)?._tag !== 'Right'))
      wrong.push('no answer from a platform that is well again');
  }
  tabs.forEach((tab) => tab.dispose());
  return {
    wrong: wrong.map((what) => `schedule ${seed}: ${what}`),
    isRefused: platform.hasRefused,
    isFullyChecked: !wasRefused && !platform.hasRefused,
  };
};

test(`${SCHEDULES} schedules of faults`, async () => {
  const outcomes: Outcome[] = [];
  for (let seed = 1; seed <= SCHEDULES; seed += 1) outcomes.push(await run(seed));
  expect(outcomes.flatMap(({ wrong }) => wrong)).toEqual([]);
  const [refused, checked] = [
    outcomes.filter(({ isRefused }) => isRefused).length,
    outcomes.filter(({ isFullyChecked }) => isFullyChecked).length,
  ];
  expect(refused + checked).toBe(SCHEDULES);
  expect(refused).toBeGreaterThan(SCHEDULES * 0.15);
  expect(checked).toBeGreaterThanOrEqual(SCHEDULES * 0.6);
}, 600_000);

test('12 tabs with 50 requests each whose tokens have run out: one refresh', async () => {
  const { clock, platform, tabs } = open('twelve', 12);
  platform.faulty = false;
  platform.expireAll();
  for (const tab of tabs) for (let count = 0; count < 50; count += 1) tab.ask('GET');
  await pass(clock, 5000);
  expect(platform.refreshes).toBe(1);
  expect(tabs.flatMap(({ results }) => results).filter((result) => result === null || isLeft(result))).toEqual([]);
  tabs.forEach((tab) => tab.dispose());
});
