import { EMPTY, of } from 'rxjs';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import type { Demo, DemoStep } from '../../ports/environment/demo';
import { DemoMode } from './demo-mode';

const STEPS: readonly DemoStep[] = [
  { id: 'conflict', path: '/a/1' },
  { id: 'filter', path: '/a' },
];

const start = ({ isServer = false, userId = 'ines' as string | null } = {}) => {
  const calls: string[] = [];
  const clock = new VirtualClock();
  const stored = new Map<string, string>();
  const demo: Demo = {
    users: [],
    steps: STEPS,
    mails$: EMPTY,
    reset: async () => void calls.push('reset'),
    editAsColleague: async () => void calls.push('edit'),
  };
  const open = () =>
    new DemoMode(isServer ? null : demo, {
      clock,
      notifications: { show: (text) => void calls.push(text) },
      preferences: {
        read: (key) => stored.get(key) ?? null,
        write: (key, value) => void stored.set(key, value),
        remove: (key) => void stored.delete(key),
      },
      session: {
        userId,
        logout: () => {
          calls.push('logout');
          return of(undefined);
        },
      },
    });
  return { calls, clock, open, mode: open() };
};

const stepsOf = (mode: DemoMode): readonly string[] => {
  const seen: (readonly string[])[] = [];
  mode.steps$.subscribe((steps) => seen.push(steps.map(({ id }) => id))).unsubscribe();
  return seen[0] ?? ['nothing'];
};

test('a reset ends the session, restores the world, shows the steps again, and says so', async () => {
  const { calls, mode, open } = start();
  mode.dismissSteps();
  expect([stepsOf(mode), stepsOf(open())]).toEqual([[], []]);
  mode.reset();
  await Promise.resolve();
  await Promise.resolve();
  expect(calls).toEqual(['logout', 'reset', 'demo_reset']);
  expect([stepsOf(mode), stepsOf(open())]).toEqual([
    ['conflict', 'filter'],
    ['conflict', 'filter'],
  ]);
});

test('a reset before the sign-in ends no session', async () => {
  const { calls, mode } = start({ userId: null });
  mode.reset();
  await Promise.resolve();
  expect(calls).not.toContain('logout');
  expect(calls).toContain('reset');
});

test('a colleague edits the item of the conflict five seconds after its link was followed', () => {
  const { calls, clock, mode } = start();
  const [conflict, filter] = STEPS as [DemoStep, DemoStep];
  mode.start(filter);
  clock.advance(10_000);
  expect(calls).toEqual([]);
  mode.start(conflict);
  clock.advance(4999);
  expect(calls).toEqual([]);
  clock.advance(1);
  expect(calls).toEqual(['edit']);
});

test('with a server there is nothing to try and nothing to reset', () => {
  const { calls, clock, mode } = start({ isServer: true });
  expect([stepsOf(mode), mode.users]).toEqual([[], []]);
  mode.reset();
  mode.start(STEPS[0] as DemoStep);
  clock.advance(10_000);
  expect(calls).toEqual([]);
});
