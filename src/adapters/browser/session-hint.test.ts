import { MemoryPreferences } from '../../../features/assemblies/memory-browser';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import { BrowserSessionHint } from './session-hint';

const API = 'https://platform.test';
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

const start = (api = API, preferences = new MemoryPreferences()) => {
  const clock = new VirtualClock(1_000_000);
  const expected: { api: string | null } = { api: null };
  const early = {
    expectedApi: () => expected.api,
    expect: (value: string) => {
      expected.api = value;
    },
    forget: () => {
      expected.api = null;
    },
  };
  return { clock, preferences, expected, hint: new BrowserSessionHint(api, early, preferences, clock) };
};

test('remembers whose session it is, for a week after the last refresh', () => {
  const { hint, clock } = start();
  expect([hint.isSet(), hint.user()]).toEqual([false, null]);
  hint.set('ines');
  clock.advance(WEEK_MS - 1);
  expect([hint.isSet(), hint.user()]).toEqual([true, 'ines']);
  clock.advance(1);
  expect([hint.isSet(), hint.user()]).toEqual([true, null]);
  hint.set('ines');
  expect(hint.user()).toBe('ines');
});

test('remembers no user of a clock that was turned back, of a token without one, and of another API', () => {
  const { hint, expected, preferences } = start();
  hint.set('ines');
  expect(start(API, preferences).hint.user()).toBeNull();
  expected.api = 'https://other.test';
  expect(hint.user()).toBeNull();
  expected.api = API;
  expect(hint.user()).toBe('ines');
  hint.set(null);
  expect([hint.isSet(), hint.user()]).toEqual([true, null]);
});

test.each(['', '{', 'null', '[]', '{"user":7,"at":1000000}', '{"user":"ines","at":"now"}', '{"user":"ines"}'])(
  'reads no user from a stored %p',
  (text) => {
    const { hint, preferences } = start();
    hint.set('ines');
    preferences.write(`session-user ${API}`, text);
    expect(hint.user()).toBeNull();
  },
);

test('forgets the user with the session', () => {
  for (const end of ['clear', 'end'] as const) {
    const { hint } = start();
    hint.set('ines');
    hint[end]();
    expect([hint.isSet(), hint.user(), hint.isEnding()]).toEqual([false, null, end === 'end']);
  }
});

test('remembers a sign-out until the server knows of it, or until the next session', () => {
  const { hint } = start();
  hint.end();
  hint.clear();
  expect(hint.isEnding()).toBe(false);
  hint.end();
  hint.set('ines');
  expect(hint.isEnding()).toBe(false);
});
