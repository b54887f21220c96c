import { containsDay, type VisibleRange } from './visible-range.rules';

const MONTH: VisibleRange = {
  type: 'dayGridMonth',
  first: '2026-11-01',
  start: '2026-10-25T00:00:00',
  end: '2026-12-06T00:00:00',
};
const WEEK: VisibleRange = {
  type: 'timeGridWeek',
  first: '2026-11-22',
  start: '2026-11-22T00:00:00',
  end: '2026-11-29T00:00:00',
};
const DAY: VisibleRange = {
  type: 'timeGridDay',
  first: '2026-11-22',
  start: '2026-11-22T00:00:00',
  end: '2026-11-23T00:00:00',
};

test.each([
  [MONTH, '2026-11-01', true],
  [MONTH, '2026-11-30', true],
  [MONTH, '2026-10-31', false],
  [MONTH, '2026-12-01', false],
  [MONTH, '2025-11-01', false],
  [WEEK, '2026-11-21', false],
  [WEEK, '2026-11-22', true],
  [WEEK, '2026-11-28', true],
  [WEEK, '2026-11-29', false],
  [DAY, '2026-11-22', true],
  [DAY, '2026-11-23', false],
])('%j contains %s: %s', (range, day, expected) => {
  expect(containsDay(range, day)).toBe(expected);
});
