import { BehaviorSubject } from 'rxjs';
import { VirtualClock } from '../../../../tests/support/virtual-clock';
import type { RefreshInterval } from '../../../domain/presets';
import { idle, loading, type RemoteData } from '../../../kernel';
import type { ConnectionState } from '../../connection';
import type { SessionState } from '../../session';
import { AutoRefresh, AutoRefreshFactory, type RefreshPause } from './auto-refresh';
import type { ListSession } from './list-session';

const begin = (seconds: RefreshInterval = 10) => {
  const clock = new VirtualClock();
  const refresh = jest.fn();
  const items$ = new BehaviorSubject<RemoteData<unknown>>(idle);
  const interval$ = new BehaviorSubject<RefreshInterval>(seconds);
  const paused$ = new BehaviorSubject<RefreshPause | false>(false);
  const auto = new AutoRefresh({ refresh, items$ }, interval$, paused$, clock);
  const count = (): number => refresh.mock.calls.length;
  return { clock, items$, interval$, paused$, auto, count };
};

test('refreshes at the chosen interval, and not at all without one', () => {
  const { clock, count, interval$ } = begin(null);
  clock.advance(600_000);
  expect(count()).toBe(0);
  interval$.next(10);
  clock.advance(9_999);
  expect(count()).toBe(0);
  clock.advance(1);
  expect(count()).toBe(1);
  clock.advance(20_000);
  expect(count()).toBe(3);
});

test('restarts the timer when the interval changes, and keeps it when it does not', () => {
  const { clock, count, interval$ } = begin(30);
  clock.advance(25_000);
  interval$.next(30);
  clock.advance(5_000);
  expect(count()).toBe(1);
  interval$.next(60);
  clock.advance(59_999);
  expect(count()).toBe(1);
  clock.advance(1);
  expect(count()).toBe(2);
  interval$.next(null);
  clock.advance(600_000);
  expect(count()).toBe(2);
});

test('does not refresh during a pause, and refreshes once after it when the interval has elapsed', () => {
  const { clock, count, paused$ } = begin(10);
  clock.advance(4_000);
  paused$.next('hidden');
  clock.advance(3_000);
  paused$.next(false);
  clock.advance(2_999);
  expect(count()).toBe(0);
  clock.advance(1);
  expect(count()).toBe(1);
  paused$.next('editing');
  clock.advance(60_000);
  expect(count()).toBe(1);
  paused$.next(false);
  clock.advance(0);
  expect(count()).toBe(2);
  clock.advance(10_000);
  expect(count()).toBe(3);
});

test('does not refresh while a request is running', () => {
  const { clock, count, items$ } = begin(10);
  items$.next(loading());
  clock.advance(25_000);
  expect(count()).toBe(0);
  items$.next(idle);
  clock.advance(5_000);
  expect(count()).toBe(1);
});

test('does not refresh after disposal', () => {
  const { clock, count, auto } = begin(10);
  auto.dispose();
  clock.advance(60_000);
  expect(count()).toBe(0);
});

test('pauses when signed out, offline, with unsaved edits or on a hidden page', () => {
  const session = new BehaviorSubject<SessionState>({ kind: 'signed-in' });
  const connection = new BehaviorSubject<ConnectionState>({ quality: 'good', latency: null });
  const [any$, visible$] = [new BehaviorSubject(false), new BehaviorSubject(true)];
  const clock = new VirtualClock();
  const refresh = jest.fn();
  const refreshing = new AutoRefreshFactory(clock, {
    session: { state$: session },
    connection: { state$: connection },
    unsaved: { hasOnPage$: any$ },
    attention: { visible$ },
  });
  const view$ = new BehaviorSubject({ refresh_interval: 10 });
  const auto = refreshing.create({
    list: { refresh, items$: new BehaviorSubject(idle) },
    view$,
  } as unknown as ListSession);
  const reasons: (RefreshPause | false)[] = [];
  auto.paused$.subscribe((reason) => reasons.push(reason));
  visible$.next(false);
  any$.next(true);
  connection.next({ quality: 'off', latency: null });
  session.next({ kind: 'interrupted' });
  expect(reasons).toEqual([false, 'hidden', 'editing', 'offline', 'session']);
  clock.advance(60_000);
  expect(refresh).not.toHaveBeenCalled();
  session.next({ kind: 'signed-in' });
  connection.next({ quality: 'slow', latency: 900 });
  any$.next(false);
  visible$.next(true);
  clock.advance(0);
  expect(refresh).toHaveBeenCalledTimes(1);
});
