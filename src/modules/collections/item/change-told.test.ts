import { concurrentEditSummary } from './concurrent-edit-summary.rules';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const anna = { id: 'a', email: 'anna@example.com', first_name: 'Anna', last_name: null };

test('somebody by name, and how long ago', () => {
  expect(concurrentEditSummary({ by: anna, at: '2026-11-21T11:58:00' }, 'me', NOW)).toEqual({
    isMe: false,
    name: 'Anna',
    ago: { amount: -2, unit: 'minute' },
  });
});

test('oneself elsewhere', () => {
  expect(concurrentEditSummary({ by: anna, at: null }, 'a', NOW)).toEqual({ isMe: true, name: 'Anna', ago: null });
});

test('what is not told, or no moment at all, is left out; nothing comes from the future', () => {
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
