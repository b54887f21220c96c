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

test('runs tasks by a timeout without requestIdleCallback', async () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  const { done, add } = start(5);
  add('a')();
  add('b');
  expect(done).toEqual([]);
  await new Promise((then) => setTimeout(then, 5));
  expect(done).toEqual(['b']);
});
