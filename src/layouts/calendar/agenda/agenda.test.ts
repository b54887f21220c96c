import type { DisplayTimes } from '../entries/event-times.rules';
import type { VisibleRange } from '../entries/visible-range.rules';
import { dayByKey, defaultDay, entriesOn, eventsPerDay, partOfDay } from './agenda.rules';

const timed = (start: string, end: string | null = null): DisplayTimes => ({ allDay: false, start, end });
const whole = (start: string, end: string | null = null): DisplayTimes => ({ allDay: true, start, end });

const NOVEMBER: VisibleRange = {
  type: 'dayGridMonth',
  first: '2026-11-01',
  start: '2026-10-26T00:00:00',
  end: '2026-12-07T00:00:00',
};

const ENTRIES = [
  { name: 'layout', times: whole('2026-11-19', '2026-11-25') },
  { name: 'talk', times: timed('2026-11-21T15:00:00', '2026-11-21T16:00:00') },
  { name: 'night', times: timed('2026-11-21T22:00:00', '2026-11-22T03:00:00') },
  { name: 'party', times: timed('2026-11-21T23:00:00', '2026-11-22T00:30:00') },
  { name: 'deadline', times: whole('2026-11-22') },
];
const namesOn = (day: string): readonly string[] => entriesOn(ENTRIES, day).map(({ name }) => name);

test('entriesOn returns what begins on the day or goes on in it, unless it ends shortly after midnight', () => {
  expect(namesOn('2026-11-18')).toEqual([]);
  expect(namesOn('2026-11-21')).toEqual(['layout', 'talk', 'night', 'party']);
  expect(namesOn('2026-11-22')).toEqual(['layout', 'night', 'deadline']);
  expect(namesOn('2026-11-25')).toEqual([]);
});

test('eventsPerDay counts the entries of each visible day as entriesOn does', () => {
  const counts = eventsPerDay([...ENTRIES, { times: whole('2026-10-01', '2026-10-28') }], NOVEMBER);
  expect([...counts].toSorted()).toEqual([
    ['2026-10-26', 1],
    ['2026-10-27', 1],
    ['2026-11-19', 1],
    ['2026-11-20', 1],
    ['2026-11-21', 4],
    ['2026-11-22', 3],
    ['2026-11-23', 1],
    ['2026-11-24', 1],
  ]);
});

test('defaultDay is today in its month, else the first day of the month with events, else the first day', () => {
  const counts = eventsPerDay([{ times: whole('2026-10-30') }, ...ENTRIES], NOVEMBER);
  expect(defaultDay(NOVEMBER, '2026-11-03', counts)).toBe('2026-11-03');
  expect(defaultDay(NOVEMBER, '2026-12-01', counts)).toBe('2026-11-19');
  expect(defaultDay(NOVEMBER, '2026-12-01', new Map([['2026-12-02', 1]]))).toBe('2026-11-01');
});

test('partOfDay is the start on the first day, the time until the end on the last, and null for a whole day', () => {
  const long = timed('2026-11-20T22:00:00', '2026-11-21T21:00:00');
  expect(partOfDay(long, '2026-11-20')).toEqual({ start: '2026-11-20T22:00:00', end: null });
  expect(partOfDay(long, '2026-11-21')).toEqual({ start: '2026-11-21T00:00:00', end: '2026-11-21T21:00:00' });
  expect(partOfDay(timed('2026-11-20T22:00:00', '2026-11-22T02:00:00'), '2026-11-21')).toBeNull();
  expect(partOfDay(whole('2026-11-20'), '2026-11-20')).toBeNull();
});

test('dayByKey goes by days and weeks, and against the reading direction with the left arrow', () => {
  expect(dayByKey('2026-11-01', 'ArrowLeft', 'ltr')).toBe('2026-10-31');
  expect(dayByKey('2026-11-01', 'ArrowLeft', 'rtl')).toBe('2026-11-02');
  expect(dayByKey('2026-11-01', 'ArrowUp', 'rtl')).toBe('2026-10-25');
  expect(dayByKey('2026-11-01', 'ArrowDown', 'ltr')).toBe('2026-11-08');
  expect(dayByKey('2026-11-01', 'Enter', 'ltr')).toBeNull();
});
