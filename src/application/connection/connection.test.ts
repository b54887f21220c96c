import { BehaviorSubject } from 'rxjs';
import { Connection, type ConnectionState } from '.';

const start = () => {
  const online$ = new BehaviorSubject(true);
  const connection = new Connection({ online$ });
  const states: ConnectionState[] = [];
  connection.state$.subscribe((state) => states.push(state));
  return { online$, connection, states };
};

test('the middle of the last twenty latencies tells the quality', () => {
  const { connection, states } = start();
  expect(states.at(-1)).toEqual({ quality: 'good', latency: null });
  for (const latency of [30, 50, 40]) connection.reportAnswer(latency);
  expect(states.at(-1)).toEqual({ quality: 'good', latency: 40 });
  for (let count = 0; count < 11; count += 1) connection.reportAnswer(900);
  expect(states.at(-1)).toEqual({ quality: 'slow', latency: 900 });
  for (let count = 0; count < 20; count += 1) connection.reportAnswer(10);
  expect(states.at(-1)).toEqual({ quality: 'good', latency: 10 });
});

test('a machine without a network, and a call without an answer, are off until the next answer', () => {
  const { connection, online$, states } = start();
  online$.next(false);
  expect(states.at(-1)?.quality).toBe('off');
  online$.next(true);
  expect(states.at(-1)?.quality).toBe('good');
  connection.reportNoAnswer();
  expect(states.at(-1)?.quality).toBe('off');
  connection.reportAnswer(20);
  expect(states.at(-1)?.quality).toBe('good');
});

test('a call that was lost without a network says nothing once the machine is back in it; the next one does', () => {
  const { connection, online$, states } = start();
  online$.next(false);
  connection.reportNoAnswer();
  online$.next(true);
  expect(states.at(-1)?.quality).toBe('good');
  connection.reportNoAnswer();
  expect(states.at(-1)?.quality).toBe('off');
});
