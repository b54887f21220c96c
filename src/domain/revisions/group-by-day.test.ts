import fc from 'fast-check';
import { dayGroup, groupByDay } from './group-by-day';

const NOW = Date.UTC(2026, 2, 29, 22, 30);
const HOUR = 3_600_000;

test('uses local midnight, also after a day of 23 hours', () => {
  const berlin = 'Europe/Berlin';
  expect(dayGroup(NOW, NOW, berlin)).toEqual({ kind: 'today' });
  expect(dayGroup(NOW - HOUR, NOW, berlin)).toEqual({ kind: 'yesterday' });
  expect(dayGroup(Date.UTC(2026, 2, 28, 23, 0), NOW, berlin)).toEqual({ kind: 'yesterday' });
  expect(dayGroup(Date.UTC(2026, 2, 28, 22, 59), NOW, berlin)).toEqual({ kind: 'date', date: '2026-03-28' });
  expect(dayGroup(NOW - HOUR, NOW, 'UTC')).toEqual({ kind: 'today' });
  expect(dayGroup(Number.NaN, NOW, 'UTC')).toEqual({ kind: 'date', date: '' });
  expect(dayGroup(NOW + 48 * HOUR, NOW, 'UTC')).toEqual({ kind: 'date', date: '2026-03-31' });
});

test('groups by local day and reads timestamps without a zone as UTC', () => {
  const stamps = [
    '2026-07-02T21:00:00Z',
    '2026-07-01T22:30:00',
    '2026-07-01T21:59:00+0000',
    '2026-06-29T10:00:00',
    '2026-06-29T09:00:00',
    '2026-06-28T10:00:00',
  ];
  const days = groupByDay(stamps, (stamp) => stamp, Date.UTC(2026, 6, 2, 21, 30), 'Europe/Berlin');
  expect(days).toEqual([
    { day: { kind: 'today' }, entries: stamps.slice(0, 2) },
    { day: { kind: 'yesterday' }, entries: stamps.slice(2, 3) },
    { day: { kind: 'date', date: '2026-06-29' }, entries: stamps.slice(3, 5) },
    { day: { kind: 'date', date: '2026-06-28' }, entries: stamps.slice(5) },
  ]);
});

test('loses no entry and keeps the order', () => {
  const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.array(moment), (moments) => {
      const days = groupByDay(moments, (each) => each.toISOString(), Date.UTC(2026, 6, 2), 'UTC');
      expect(days.flatMap(({ entries }) => entries)).toEqual(moments);
      const dates = days.map(({ entries }) => new Set(entries.map((each) => each.toISOString().slice(0, 10))));
      expect(dates.every(({ size }) => size === 1)).toBe(true);
    }),
  );
});
