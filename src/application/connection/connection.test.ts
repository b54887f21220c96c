import { BehaviorSubject } from 'rxjs';
import { Connection, type ConnectionState } from '.';

const start = () => {
  const online$ = new BehaviorSubject(true);
  const connection = new Connection({ online$ });
  const states: ConnectionState[] = [];
  connection.state$.subscribe((state) => states.push(state));
  return { online$, connection, states };
};

test('derives the quality from the median of the last twenty latencies', () => {
  const { connection, states } = start();
  expect(states.at(-1)).toEqual({ quality: 'good', latency: null });
  for (const latency of [30, 50, 40]) connection.reportLatency(latency);
  expect(states.at(-1)).toEqual({ quality: 'good', latency: 40 });
  for (let count = 0; count < 11; count += 1) connection.reportLatency(900);
  expect(states.at(-1)).toEqual({ quality: 'slow', latency: 900 });
  for (let count = 0; count < 20; count += 1) connection.reportLatency(10);
  expect(states.at(-1)).toEqual({ quality: 'good', latency: 10 });
});

test('is off without a network or after an unanswered call, until the next answer', () => {
  const { connection, online$, states } = start();
  online$.next(false);
  expect(states.at(-1)?.quality).toBe('off');
  online$.next(true);
  expect(states.at(-1)?.quality).toBe('good');
  connection.reportUnreached();
  expect(states.at(-1)?.quality).toBe('off');
  connection.reportReached();
  expect(states.at(-1)?.quality).toBe('good');
});

test('resets a lost call when the network is back', () => {
  const { connection, online$, states } = start();
  online$.next(false);
  connection.reportUnreached();
  online$.next(true);
  expect(states.at(-1)?.quality).toBe('good');
  connection.reportUnreached();
  expect(states.at(-1)?.quality).toBe('off');
});
