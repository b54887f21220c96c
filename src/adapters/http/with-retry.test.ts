/** @jest-environment node */
import { left, right } from 'fp-ts/Either';
import { NEVER, Observable } from 'rxjs';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import { networkFailure, succeed, type Call } from '../../kernel';
import { withTimeout, READ_TIMEOUT_MS } from './with-retry';

const ENDPOINT = 'GET /items/tags';

test('a line that has gone silent is told, and the request is aborted', () => {
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

test('an answer is the only one, however long ago it came', () => {
  const clock = new VirtualClock(0);
  const answers: unknown[] = [];
  withTimeout(succeed('here'), ENDPOINT, clock).subscribe((answer) => answers.push(answer));
  clock.advance(2 * READ_TIMEOUT_MS);
  expect(answers).toEqual([right('here')]);
});

test('whoever goes away is told nothing', () => {
  const clock = new VirtualClock(0);
  const answers: unknown[] = [];
  withTimeout(NEVER as Call<string>, ENDPOINT, clock)
    .subscribe((answer) => answers.push(answer))
    .unsubscribe();
  clock.advance(READ_TIMEOUT_MS);
  expect(answers).toEqual([]);
});
