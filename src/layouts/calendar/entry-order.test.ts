import { type CalendarEntry, compareEntries } from './calendar-entries.rules';
import type { DrawnTimes } from './event-times.rules';

const entry = (title: string, allDay: boolean, start: string, end: string | null): CalendarEntry => {
  const drawn: DrawnTimes = { allDay, start, end };
  return { key: title, item: {}, title, stored: { start, startType: 'dateTime', end, endType: 'dateTime' }, drawn };
};

test('first what begins first, then what is longer, then by name; a day comes before its times', () => {
  const sorted = [
    entry('long ago', true, '2026-10-01', '2026-12-01'),
    entry('a fortnight', true, '2026-11-10', '2026-11-24'),
    entry('Östersund', true, '2026-11-10', null),
    entry('Oulu', true, '2026-11-10', '2026-11-11'),
    entry('midnight', false, '2026-11-10T00:00:00', null),
    entry('two hours', false, '2026-11-10T09:00:00', '2026-11-10T11:00:00'),
    entry('an hour as such', false, '2026-11-10T09:00:00', null),
    entry('one hour', false, '2026-11-10T09:00:00', '2026-11-10T10:00:00'),
    entry('half an hour', false, '2026-11-10T09:00:00', '2026-11-10T09:30:00'),
  ];
  expect(
    sorted
      .toReversed()
      .toSorted(compareEntries)
      .map(({ title }) => title),
  ).toEqual(sorted.map(({ title }) => title));
});
