/** @jest-environment node */
import { expand, take } from 'rxjs';
import { VirtualClock } from './virtual-clock';

test('advances from timer to timer until none is due soon', () => {
  const clock = new VirtualClock();
  const fired: string[] = [];
  clock.after(500).subscribe(() => {
    fired.push('answer');
    clock.after(800).subscribe(() => fired.push('late notice'));
    clock.after(60_000).subscribe(() => fired.push('renewal'));
  });
  clock.advanceUntilQuiet(1000, 3000);
  expect([fired, clock.now()]).toEqual([['answer', 'late notice'], 1300]);
});

test('stops after the maximum when a timer is periodic', () => {
  const clock = new VirtualClock();
  clock
    .after(400)
    .pipe(
      expand(() => clock.after(400)),
      take(100),
    )
    .subscribe();
  clock.advanceUntilQuiet(1000, 3000);
  expect(clock.now()).toBe(2800);
});
