import {
  ACTIVITY_FIELDS,
  COMMENT_FIELDS,
  commentsQuery,
  creationQuery,
  deltasQuery,
  INITIAL_REVISION_LIMIT,
  pairWithPrevious,
  type Revision,
  revisionsQuery,
  revisionWithPreviousQuery,
} from '.';
import { parseUser, parseLatestChange, latestChangeQuery } from './history-queries';

const about = [{ collection: { _eq: 'articles' } }, { item: { _eq: '7' } }];

const VALUES = ['data', 'delta'];

test('queries the revisions of an item, newest first, with a text key and without their values', () => {
  const query = revisionsQuery('articles', 7, INITIAL_REVISION_LIMIT);
  expect(query).toMatchObject({ filter: { _and: about }, sort: ['-id'], limit: 20 });
  expect(query.fields).toEqual(expect.arrayContaining(['id', 'activity.action', 'activity.user.first_name']));
  expect(query.fields).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(?:data|delta)$/)]));
});

test('queries a revision and the one before it with their values', () => {
  const query = revisionWithPreviousQuery('articles', 7, 31);
  expect(query).toMatchObject({ filter: { _and: [...about, { id: { _lte: 31 } }] }, sort: ['-id'], limit: 2 });
  expect(query.fields).toEqual(expect.arrayContaining([...VALUES, 'activity.ip', 'activity.user.email']));
});

const recorded = (id: number): Revision => ({
  id,
  collection: 'articles',
  item: '7',
  data: {},
  delta: {},
  activity: null,
});

test('pairs a revision with the one before it; null if it does not exist', () => {
  const [third, second] = [recorded(3), recorded(2)];
  expect(pairWithPrevious(3, [third, second])).toEqual({ revision: third, previous: second });
  expect(pairWithPrevious(2, [second])).toEqual({ revision: second, previous: null });
  expect(pairWithPrevious(4, [third, second])).toBeNull();
  expect(pairWithPrevious(4, [])).toBeNull();
});

test('queries the revision of the creation', () => {
  expect(creationQuery('articles', '7').fields).toEqual(revisionsQuery('articles', '7', 1).fields);
  expect(creationQuery('articles', '7')).toMatchObject({
    filter: { _and: [...about, { activity: { action: { _eq: 'create' } } }] },
    limit: 1,
  });
});

test('queries only the payloads of some revisions', () => {
  expect(deltasQuery([3, 2])).toEqual({ fields: ['id', 'delta'], filter: { id: { _in: [3, 2] } }, limit: -1 });
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
