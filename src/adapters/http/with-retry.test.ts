/** @jest-environment node */
import { left, right } from 'fp-ts/Either';
import { NEVER, Observable, Subject } from 'rxjs';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import { networkFailure, succeed, type Call } from '../../kernel';
import { withTimeout, READ_TIMEOUT_MS } from './with-retry';

const ENDPOINT = 'GET /items/tags';

test('fails with a network failure after the limit and aborts the request', () => {
  const clock = new VirtualClock(0);
  let aborted = false;
  const silent: Call<string> = new Observable(() => () => {
    aborted = true;
  });
  const answers: unknown[] = [];
  withTimeout(silent, ENDPOINT, clock).subscribe((answer) => answers.push(answer));
  clock.advance(READ_TIMEOUT_MS - 1);
  expect([answers, aborted]).toEqual([[], false]);
  clock.advance(1);
  expect([answers, aborted]).toEqual([[left(networkFailure(ENDPOINT, false))], true]);
});

test('emits a response once, and nothing after the limit', () => {
  const clock = new VirtualClock(0);
  const answers: unknown[] = [];
  withTimeout(succeed('here'), ENDPOINT, clock).subscribe((answer) => answers.push(answer));
  clock.advance(2 * READ_TIMEOUT_MS);
  expect(answers).toEqual([right('here')]);
});

test('waits anew after each part that arrives', () => {
  const clock = new VirtualClock(0);
  const answers: unknown[] = [];
  const received$ = new Subject<void>();
  withTimeout(NEVER as Call<string>, ENDPOINT, clock, { received$ }).subscribe((answer) => answers.push(answer));
  clock.advance(READ_TIMEOUT_MS - 1);
  received$.next();
  clock.advance(READ_TIMEOUT_MS - 1);
  expect(answers).toEqual([]);
  clock.advance(1);
  expect(answers).toEqual([left(networkFailure(ENDPOINT, false))]);
});

test('emits nothing after unsubscribing', () => {
  const clock = new VirtualClock(0);
  const answers: unknown[] = [];
  withTimeout(NEVER as Call<string>, ENDPOINT, clock)
    .subscribe((answer) => answers.push(answer))
    .unsubscribe();
  clock.advance(READ_TIMEOUT_MS);
  expect(answers).toEqual([]);
});
