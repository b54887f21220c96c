import { IdleQueue } from './idle-queue';

const idle: (() => void)[] = [];
const cancelled: number[] = [];

beforeEach(() => {
  idle.length = 0;
  cancelled.length = 0;
  window.requestIdleCallback = (then) => idle.push(then as () => void);
  window.cancelIdleCallback = (handle) => void cancelled.push(handle);
});

afterEach(() => {
  for (const name of ['requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(window, name);
});

const start = (slice: number) => {
  const done: string[] = [];
  const queue = new IdleQueue<string>(slice);
  const add = (key: string): (() => void) => queue.add(key, () => done.push(key));
  const rest = (): void => idle.splice(0).forEach((then) => then());
  return { queue, done, add, rest };
};

test('runs one batch per idle period, in order', () => {
  const { done, add, rest } = start(2);
  ['a', 'b', 'c'].forEach(add);
  expect(idle).toHaveLength(1);
  rest();
  expect(done).toEqual(['a', 'b']);
  rest();
  expect(done).toEqual(['a', 'b', 'c']);
  expect(idle).toHaveLength(0);
});

test('does not run removed tasks, and cancels the callback of an empty queue', () => {
  const { done, add, rest } = start(5);
  const [leave, leaveToo] = [add('a'), add('b')];
  leave();
  expect(cancelled).toEqual([]);
  leaveToo();
  expect(cancelled).toEqual([1]);
  idle.length = 0;
  add('c');
  rest();
  expect(done).toEqual(['c']);
});

test('does not run a task that was removed to run elsewhere', () => {
  const { queue, done, add, rest } = start(5);
  ['a', 'b'].forEach(add);
  queue.remove('b')?.();
  rest();
  expect(done).toEqual(['b', 'a']);
  expect(queue.remove('b')).toBeUndefined();
});

/** Idle periods are played by the test; the clock ends in the past, so that other tests do not count as typing. */
const TYPING_TIMERS = {
  now: Date.now() - 60_000,
  doNotFake: ['requestIdleCallback' as const, 'cancelIdleCallback' as const],
};

test('does not run tasks until the user has stopped typing', () => {
  jest.useFakeTimers(TYPING_TIMERS);
  const { done, add, rest } = start(5);
  add('a');
  window.dispatchEvent(new Event('input'));
  rest();
  jest.advanceTimersByTime(300);
  window.dispatchEvent(new Event('input'));
  jest.advanceTimersByTime(100);
  rest();
  jest.advanceTimersByTime(299);
  rest();
  expect(done).toEqual([]);
  jest.advanceTimersByTime(1);
  rest();
  expect(done).toEqual(['a']);
  jest.useRealTimers();
});

test('a task that is removed while the user types does not run', () => {
  jest.useFakeTimers(TYPING_TIMERS);
  const { done, add, rest } = start(5);
  const remove = add('a');
  window.dispatchEvent(new Event('input'));
  rest();
  remove();
  expect(jest.getTimerCount()).toBe(0);
  jest.advanceTimersByTime(1_000);
  rest();
  expect(done).toEqual([]);
  jest.useRealTimers();
});

test('runs tasks by a timeout without requestIdleCallback', async () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  const { done, add } = start(5);
  add('a')();
  add('b');
  expect(done).toEqual([]);
  await new Promise((then) => setTimeout(then, 5));
  expect(done).toEqual(['b']);
});
