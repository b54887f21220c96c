import { VirtualClock } from '../../../tests/support/virtual-clock';
import { Now } from './now';

test('emits the time on subscription and every half minute', () => {
  const clock = new VirtualClock(1000);
  const present = new Now(clock);
  const seen: number[] = [];
  const one = present.now$.subscribe((now) => seen.push(now));
  clock.advance(60_000);
  expect(seen).toEqual([1000, 31_000, 61_000]);
  one.unsubscribe();
});

test('replays to late subscribers, which share the timer', () => {
  const clock = new VirtualClock();
  const present = new Now(clock);
  const one = present.now$.subscribe();
  clock.advance(30_000);
  const seen: number[] = [];
  const other = present.now$.subscribe((now) => seen.push(now));
  expect(seen).toEqual([30_000]);
  one.unsubscribe();
  other.unsubscribe();
  expect(clock.untilNext).toBeNull();
});
