import { ACTIVITY_FIELDS, COMMENT_FIELDS, commentsQuery, creationQuery, REVISION_LIMIT, revisionsQuery } from '.';
import { parseUser, parseLatestChange, latestChangeQuery } from './history-queries';

const about = [{ collection: { _eq: 'articles' } }, { item: { _eq: '7' } }];

test('queries at most a hundred revisions of an item, newest first, with a text key', () => {
  const query = revisionsQuery('articles', 7);
  expect(query).toMatchObject({ filter: { _and: about }, sort: ['-id'], limit: REVISION_LIMIT });
  expect(query.fields).toEqual(
    expect.arrayContaining(['id', 'data', 'delta', 'activity.action', 'activity.user.first_name']),
  );
});

test('queries the revision of the creation', () => {
  expect(creationQuery('articles', '7')).toMatchObject({
    filter: { _and: [...about, { activity: { action: { _eq: 'create' } } }] },
    limit: 1,
  });
});

test('queries all comment activities', () => {
  expect(commentsQuery('articles', 7)).toMatchObject({
    filter: { _and: [...about, { action: { _in: ['comment'] } }] },
    sort: ['-id'],
    limit: -1,
  });
});

test('reads only the needed user fields', () => {
  expect(ACTIVITY_FIELDS).toEqual(expect.arrayContaining(['id', 'action', 'comment', 'user.id', 'user.email']));
  expect(COMMENT_FIELDS).toContain('user.avatar');
  expect([...ACTIVITY_FIELDS, ...COMMENT_FIELDS].filter((field) => field.includes('*'))).toEqual([]);
});

test('queries author and time of the newest revision', () => {
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

test('reads author and time', () => {
  const user = { id: 'a', email: null, first_name: 'Anna', last_name: 7 };
  expect(parseLatestChange([{ activity: { timestamp: '2026-01-01T00:00:00Z', user } }])).toEqual({
    by: { id: 'a', email: null, first_name: 'Anna', last_name: null },
    at: '2026-01-01T00:00:00Z',
  });
});

test('returns null for rows of another shape', () => {
  expect(parseLatestChange([])).toBeNull();
  expect(parseLatestChange([{ activity: 3 }])).toBeNull();
  expect(parseLatestChange([{ activity: { timestamp: 5, user: 'a' } }])).toEqual({ by: null, at: null });
  expect(parseUser({})).toEqual({ id: '', email: null, first_name: null, last_name: null });
});
