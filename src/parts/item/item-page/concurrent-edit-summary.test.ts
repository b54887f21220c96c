import { concurrentEditSummary, concurrentEditText } from './concurrent-edit-summary.rules';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const anna = { id: 'a', email: 'anna@example.com', first_name: 'Anna', last_name: null };

test('returns the author’s name and the age of the change', () => {
  expect(concurrentEditSummary({ by: anna, at: '2026-11-21T11:58:00' }, 'me', NOW)).toEqual({
    isMe: false,
    name: 'Anna',
    ago: { amount: -2, unit: 'minute' },
  });
});

test('recognises the signed-in user', () => {
  expect(concurrentEditSummary({ by: anna, at: null }, 'a', NOW)).toEqual({ isMe: true, name: 'Anna', ago: null });
});

test('unknown authors and times are null, and future times count as now', () => {
  expect(concurrentEditSummary(null, 'me', NOW)).toEqual({ isMe: false, name: null, ago: null });
  expect(concurrentEditSummary({ by: null, at: 'yesterday' }, null, NOW)).toEqual({
    isMe: false,
    name: null,
    ago: null,
  });
  expect(concurrentEditSummary({ by: null, at: '2026-11-22T00:00:00Z' }, null, NOW).ago).toEqual({
    amount: 0,
    unit: 'second',
  });
});

const named = (key: string): string => key;

test('names author and age of a concurrent change', () => {
  expect(
    concurrentEditText({ isMe: false, name: 'Anna', ago: { amount: -2, unit: 'minute' } }, named, 'en-US'),
  ).toEqual({
    who: 'Anna',
    when: '2 minutes ago',
  });
  expect(concurrentEditText({ isMe: true, name: 'Anna', ago: null }, named, 'en-US')).toEqual({
    who: 'you_elsewhere',
    when: 'meanwhile',
  });
  expect(concurrentEditText({ isMe: false, name: null, ago: null }, named, 'en-US').who).toBe('somebody_else');
});
