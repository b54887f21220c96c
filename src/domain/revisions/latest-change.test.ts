import { changerOf, latestChangeIn, latestChangeQuery } from './latest-change';

test('the newest revision, and of it only who and when', () => {
  expect(latestChangeQuery('articles', 7)).toEqual({
    fields: [
      'activity.timestamp',
      'activity.user.id',
      'activity.user.email',
      'activity.user.first_name',
      'activity.user.last_name',
    ],
    filter: { _and: [{ collection: { _eq: 'articles' } }, { item: { _eq: '7' } }] },
    sort: ['-id'],
    limit: 1,
  });
});

test('somebody, and when', () => {
  const user = { id: 'a', email: null, first_name: 'Anna', last_name: 7 };
  expect(latestChangeIn([{ activity: { timestamp: '2026-01-01T00:00:00Z', user } }])).toEqual({
    by: { id: 'a', email: null, first_name: 'Anna', last_name: null },
    at: '2026-01-01T00:00:00Z',
  });
});

test('rows of another shape tell nothing', () => {
  expect(latestChangeIn([])).toBeNull();
  expect(latestChangeIn([{ activity: 3 }])).toBeNull();
  expect(latestChangeIn([{ activity: { timestamp: 5, user: 'a' } }])).toEqual({ by: null, at: null });
  expect(changerOf({})).toEqual({ id: '', email: null, first_name: null, last_name: null });
});
