import { countWhenIdle } from './count-when-idle';

const LONG = 30_000;

let now = 0;

/** 30 counts of 2 ms each, of a clock that stands still otherwise. */
const slowCounts = function* () {
  for (let index = 0; index < 30; index += 1) {
    now += 2;
    yield 1;
  }
};

beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

test('countWhenIdle counts a short text at once', () => {
  const counted = jest.fn();
  countWhenIdle([2, 3], 10, counted);
  expect(counted.mock.calls).toEqual([[5]]);
});

test('countWhenIdle counts a long text later', async () => {
  let isLater = false;
  const counted = new Promise((done) => countWhenIdle(slowCounts(), LONG, (sum) => done([sum, isLater])));
  isLater = true;
  expect(await counted).toEqual([30, true]);
});

test('countWhenIdle leaves other tasks a turn between its steps', async () => {
  const turns: string[] = [];
  const counts = function* () {
    for (const count of slowCounts()) {
      if (turns.at(-1) !== 'count') turns.push('count');
      yield count;
    }
  };
  const other = setInterval(() => turns.push('other'));
  await new Promise((done) => countWhenIdle(counts(), LONG, done));
  clearInterval(other);
  expect(turns.filter((each) => each === 'count').length).toBeGreaterThan(1);
});

test('countWhenIdle that is stopped counts nothing more', async () => {
  const counts = jest.fn();
  countWhenIdle([2, 3], LONG, counts)();
  await new Promise((done) => countWhenIdle([1], LONG, done));
  expect(counts).not.toHaveBeenCalled();
});
