import fc from 'fast-check';
import type { DisplayTimes } from '../entries/event-times.rules';
import { limitDays } from './day-overflow.rules';
import { addDays, dayOf, daysInRange, addMilliseconds } from '../entries/wall-clock.rules';

const RANGE = { start: '2026-11-01T00:00:00', end: '2026-12-13T00:00:00' };
const DAYS = daysInRange('2026-11-01', '2026-12-13');
const MAX_PER_DAY = 3;

interface Entry {
  readonly name: string;
  readonly times: DisplayTimes;
}

const allDay = (name: string, start: string, end: string | null = null): Entry => ({
  name,
  times: { allDay: true, start, end },
});
const timed = (name: string, start: string, end: string | null = null): Entry => ({
  name,
  times: { allDay: false, start, end },
});
const limit = (entries: readonly Entry[], expandedDay: string | null = null) => {
  const { rendered, hiddenCounts } = limitDays(entries, RANGE, MAX_PER_DAY, expandedDay);
  return { names: rendered.map(({ name }) => name).join(''), left: Object.fromEntries(hiddenCounts) };
};
const onDay = (names: string, day = '2026-11-10') => [...names].map((name) => timed(name, `${day}T09:00:00`));

test('a full day keeps three entries and one for the more link, and counts the others', () => {
  expect(limit(onDay('abc'))).toEqual({ names: 'abc', left: {} });
  expect(limit(onDay('abcd'))).toEqual({ names: 'abcd', left: {} });
  expect(limit(onDay('abcdefg'))).toEqual({ names: 'abcd', left: { '2026-11-10': 3 } });
});

test('the expanded day keeps all entries, other days stay limited', () => {
  const entries = [...onDay('abcdef'), ...onDay('uvwxyz', '2026-11-11')];
  expect(limit(entries, '2026-11-11')).toEqual({ names: 'abcduvwxyz', left: { '2026-11-10': 2 } });
});

test('an event across weeks takes a lane in each week separately', () => {
  const long = allDay('l', '2026-11-06', '2026-11-10');
  expect(limit([...onDay('abc', '2026-11-06'), long, ...onDay('defg', '2026-11-09')])).toEqual({
    names: 'abcldef',
    left: { '2026-11-09': 1 },
  });
  expect(limit([long, ...onDay('abcdef', '2026-11-09')])).toEqual({ names: 'labc', left: { '2026-11-09': 3 } });
});

test('an entry with a lane on some of its days is kept', () => {
  const long = allDay('l', '2026-11-10', '2026-11-12');
  expect(limit([...onDay('abc'), long, ...onDay('de', '2026-11-11')])).toEqual({ names: 'abclde', left: {} });
});

test('an end before 01:00 does not occupy the last day, a later end does', () => {
  const entries = [
    timed('a', '2026-11-10T22:00:00', '2026-11-11T00:59:00'),
    timed('b', '2026-11-10T22:00:00', '2026-11-11T01:00:00'),
  ];
  expect(limit([...entries, ...onDay('cde', '2026-11-11')])).toEqual({ names: 'abcde', left: {} });
  expect(limit([...entries, ...onDay('cdefg', '2026-11-11')])).toEqual({ names: 'abcde', left: { '2026-11-11': 2 } });
});

test('entries outside the weeks are dropped, entries that reach into them are kept', () => {
  const before = [
    allDay('a', '2026-10-20'),
    timed('b', '2026-10-31T23:00:00', '2026-11-01T00:30:00'),
    allDay('c', '2026-10-30', '2026-11-01'),
  ];
  const after = [allDay('d', '2026-12-13'), timed('e', '2027-01-01T00:00:00')];
  expect(limit([...before, allDay('f', '2026-01-01', '2027-06-01'), ...after])).toEqual({ names: 'f', left: {} });
});

const event = fc
  .record({
    day: fc.nat(DAYS.length + 6),
    days: fc.oneof(fc.constant(0), fc.constant(0), fc.nat(9)),
    hour: fc.nat(23),
    open: fc.boolean(),
  })
  .map(({ day, days, hour, open }): DisplayTimes => {
    const start = addDays('2026-10-29', day);
    const from = `${start}T${String(hour).padStart(2, '0')}:00:00`;
    if (days > 0) return { allDay: true, start, end: addDays(start, days) };
    return { allDay: false, start: from, end: open ? null : addMilliseconds(from, 7_200_000) };
  });

/** The days FullCalendar renders an event on. */
const daysOf = ({ allDay: whole, start, end }: DisplayTimes): readonly string[] => {
  if (end === null) return [dayOf(start)];
  const last = !whole && end.slice(11) >= '01:00:00' ? addDays(dayOf(end), 1) : dayOf(end);
  const days = daysInRange(dayOf(start), last);
  return days.length === 0 ? [dayOf(start)] : days;
};

const countOn = (entries: readonly { readonly times: DisplayTimes }[], day: string): number =>
  entries.filter(({ times }) => daysOf(times).includes(day)).length;

test('on each day kept and counted entries add up to all, and a day with hidden entries has a more link', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 160 }), fc.option(fc.constantFrom(...DAYS)), (times, expandedDay) => {
      const entries = times
        .map((each) => ({ times: each }))
        .sort((one, other) => (one.times.start < other.times.start ? -1 : 1));
      const { rendered, hiddenCounts } = limitDays(entries, RANGE, MAX_PER_DAY, expandedDay);
      for (const day of DAYS) {
        const shown = countOn(rendered, day);
        expect(shown + (hiddenCounts.get(day) ?? 0)).toBe(countOn(entries, day));
        if (hiddenCounts.has(day)) expect(shown).toBeGreaterThan(MAX_PER_DAY);
      }
      if (expandedDay !== null) expect(hiddenCounts.has(expandedDay)).toBe(false);
    }),
  );
});
