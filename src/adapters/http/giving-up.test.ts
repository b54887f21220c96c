/** @jest-environment node */
import { left, right } from 'fp-ts/Either';
import { NEVER, Observable } from 'rxjs';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import { networkFailure, succeed, type Call } from '../../kernel';
import { givingUp, LONGEST_READ } from './giving-up';

const ENDPOINT = 'GET /items/tags';

test('a line that has gone silent is told, and the request is aborted', () => {
  const clock = new VirtualClock(0);
  let aborted = false;
  const silent: Call<string> = new Observable(() => () => {
    aborted = true;
  });
  const answers: unknown[] = [];
  givingUp(silent, ENDPOINT, clock).subscribe((answer) => answers.push(answer));
  clock.advance(LONGEST_READ - 1);
  expect([answers, aborted]).toEqual([[], false]);
  clock.advance(1);
  expect([answers, aborted]).toEqual([[left(networkFailure(ENDPOINT, false))], true]);
});

test('an answer is the only one, however long ago it came', () => {
  const clock = new VirtualClock(0);
  const answers: unknown[] = [];
  givingUp(succeed('here'), ENDPOINT, clock).subscribe((answer) => answers.push(answer));
  clock.advance(2 * LONGEST_READ);
  expect(answers).toEqual([right('here')]);
});

test('whoever goes away is told nothing', () => {
  const clock = new VirtualClock(0);
  const answers: unknown[] = [];
  givingUp(NEVER as Call<string>, ENDPOINT, clock)
    .subscribe((answer) => answers.push(answer))
    .unsubscribe();
  clock.advance(LONGEST_READ);
  expect(answers).toEqual([]);
});
