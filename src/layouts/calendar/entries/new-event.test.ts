import fc from 'fast-check';
import type { DateType } from '../../../domain/values';
import { displayTimes } from './event-times.rules';
import { clickedRange, newEventTimes, type TimeRange } from './new-event.rules';
import { addDays } from './wall-clock.rules';

const BERLIN = 'Europe/Berlin';
const TYPES: readonly DateType[] = ['date', 'dateTime', 'timestamp'];

test.each<[TimeRange, DateType, DateType | null, unknown]>([
  [clickedRange(true, '2026-11-17'), 'date', 'date', { start: '2026-11-17', end: '2026-11-17' }],
  [clickedRange(true, '2026-11-17'), 'dateTime', null, { start: '2026-11-17T00:00:00', end: null }],
  [
    clickedRange(true, '2026-11-17'),
    'dateTime',
    'dateTime',
    { start: '2026-11-17T00:00:00', end: '2026-11-18T00:00:00' },
  ],
  [clickedRange(true, '2026-11-17'), 'timestamp', 'date', { start: '2026-11-16T23:00:00.000Z', end: '2026-11-17' }],
  [clickedRange(true, '2026-11-17'), 'date', 'dateTime', { start: '2026-11-17', end: '2026-11-17T00:00:00' }],
  [
    clickedRange(false, '2026-07-17T23:30:00'),
    'timestamp',
    'timestamp',
    { start: '2026-07-17T21:30:00.000Z', end: '2026-07-17T22:30:00.000Z' },
  ],
  [clickedRange(false, '2026-07-17T23:00:00'), 'dateTime', 'date', { start: '2026-07-17T23:00:00', end: '2026-07-17' }],
  [
    { allDay: true, start: '2026-11-17', end: '2026-11-20' },
    'date',
    'date',
    { start: '2026-11-17', end: '2026-11-19' },
  ],
  [
    { allDay: false, start: '2026-11-17T09:00:00', end: '2026-11-18T10:30:00' },
    'dateTime',
    'date',
    { start: '2026-11-17T09:00:00', end: '2026-11-18' },
  ],
  [
    { allDay: false, start: '2026-11-17T09:00:00', end: '2026-11-17T10:30:00' },
    'date',
    'timestamp',
    { start: '2026-11-17', end: '2026-11-17T09:30:00.000Z' },
  ],
])('newEventTimes of %j for the types %s and %s', (stretch, startType, endType, values) => {
  expect(newEventTimes(stretch, startType, endType, BERLIN)).toEqual(values);
});

test('newEventTimes of an all-day range occupies exactly the selected days', () => {
  const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2020-01-01', days));
  const type = fc.constantFrom(...TYPES);
  fc.assert(
    fc.property(
      day,
      fc.integer({ min: 1, max: 30 }),
      type,
      type,
      fc.constantFrom('UTC', BERLIN, 'Asia/Kathmandu', 'America/New_York'),
      (start, days, startType, endType, zone) => {
        const end = addDays(start, days);
        const written = newEventTimes({ allDay: true, start, end }, startType, endType, zone);
        expect(
          displayTimes({ start: String(written.start), startType, end: String(written.end), endType }, zone),
        ).toEqual({ allDay: true, start, end });
      },
    ),
  );
});
