import {
  collection,
  columnField,
  dateField,
  dateTimeField,
  manyToOne,
  primaryKey,
  stringField,
  timeField,
  timestampField,
  world,
} from '../../../../fixtures/builders';
import type { Filter } from '../../../domain/filters';
import type { Json } from '../../../kernel';
import { SqliteDates } from './sqlite-dates';

const { collections, fields, relations } = world('sample', [
  collection('authors', {}, [primaryKey(), dateField('born')]),
  collection('articles', {}, [
    primaryKey(),
    stringField('title'),
    dateTimeField('published'),
    dateField('day'),
    timeField('at'),
    timestampField('created'),
    columnField('filled', 'timestamp', { default: 'CURRENT_TIMESTAMP' }),
    manyToOne('author', { to: 'authors', reverse: { field: 'articles' } }),
  ]),
]);

const NOW = Date.parse('2026-11-22T17:30:00Z');

const set = (sql: string | null = 'CREATE TABLE `articles` (`id` integer)'): SqliteDates => {
  const dates = new SqliteDates();
  dates.setDatabase([null, sql]);
  dates.setSchema({ collections });
  dates.setSchema({ fields });
  dates.setSchema({ relations });
  return dates;
};

const utc = (text: string): number => Date.parse(text);

const NEW_YEAR = utc('2026-01-01T00:00:00Z');
const TEN = utc('2026-01-01T10:00:00Z');

test.each<readonly [Filter, Filter]>([
  [{ day: { _lt: '2026-01-01' } }, { day: { _lt: NEW_YEAR } }],
  [{ day: { _eq: '2026-01-01' } }, { day: { _eq: NEW_YEAR } }],
  [{ day: { _gt: '2026-01-01' } }, { day: { _gt: NEW_YEAR } }],
  [{ day: { _in: ['2026-01-01', '2025-12-31'] } }, { day: { _in: [NEW_YEAR, NEW_YEAR - 86_400_000] } }],
  [{ day: { _between: ['2025-12-31', '2026-01-01'] } }, { day: { _between: [NEW_YEAR - 86_400_000, NEW_YEAR] } }],
  [{ published: { _gte: '2026-01-01T10:00:00' } }, { published: { _gte: TEN } }],
  [{ published: { _lt: '2026-01-01 10:00' } }, { published: { _lt: TEN } }],
  [{ created: { _lt: '2026-01-01T12:00:00+02:00' } }, { created: { _lt: TEN } }],
  [{ created: { _lt: '2026-01-01T10:00:00.250Z' } }, { created: { _lt: TEN + 250 } }],
  [{ published: { _nin: ['2026-01-01T10:00:00'] } }, { published: { _nin: [TEN] } }],
])('compares milliseconds: %j', (filter, expected) => {
  expect(set().filter('articles', filter)).toEqual(expected);
});

test.each<readonly [Filter, Filter]>([
  [{ created: { _eq: '2026-01-01T10:00:00Z' } }, { created: { _between: [TEN, TEN + 999] } }],
  [{ created: { _neq: '2026-01-01T10:00:00Z' } }, { created: { _nbetween: [TEN, TEN + 999] } }],
  [{ created: { _gt: '2026-01-01T10:00:00Z' } }, { created: { _gt: TEN + 999 } }],
  [{ created: { _lte: '2026-01-01T10:00:00Z' } }, { created: { _lte: TEN + 999 } }],
  [{ created: { _eq: '2026-01-01T10:00:00.250Z' } }, { created: { _between: [TEN + 250, TEN + 250] } }],
])('a time without fraction stands for its whole second, since answers have none: %j', (filter, expected) => {
  expect(set().filter('articles', filter)).toEqual(expected);
});

test('rewrites through groups and relations', () => {
  const born: Filter = { born: { _lt: '2026-01-01' } };
  const rewritten: Filter = { born: { _lt: NEW_YEAR } };
  expect(
    set().filter('articles', {
      _and: [{ author: born }, { _or: [{ author: { _and: [born] } }] }, { title: { _eq: 'x' } }],
    }),
  ).toEqual({ _and: [{ author: rewritten }, { _or: [{ author: { _and: [rewritten] } }] }, { title: { _eq: 'x' } }] });
  expect(set().filter('authors', { articles: { day: { _gt: '2026-01-01' } } })).toEqual({
    articles: { day: { _gt: NEW_YEAR } },
  });
});

test.each<Json>([
  { published: { _gt: '$NOW' } },
  { published: { _null: true } },
  { published: { _eq: null } },
  { published: { _gt: 'soon' } },
  { published: { _gt: '2026-13-45' } },
  { at: { _lt: '10:00:00' } },
  { title: { _eq: '2026-01-01' } },
  { missing: { _eq: '2026-01-01' } },
  { title: { born: { _eq: '2026-01-01' } } },
  {},
])('leaves %j as it is', (filter) => {
  expect(set().filter('articles', filter as Filter)).toEqual(filter);
});

test.each([null, 'create sequence'])('leaves filters as they are on other databases (%s)', (sql) => {
  const filter = { day: { _lt: '2026-01-01' } };
  expect(set(sql).filter('articles', filter)).toBe(filter);
});

test('compares text in a column that the database fills by itself', () => {
  expect(set().filter('articles', { filled: { _gt: '2026-01-01T12:00:00+02:00' } })).toEqual({
    filled: { _gt: '2026-01-01 10:00:00' },
  });
});

const HOUR = 3_600_000;

test.each([
  ['2026-11-22T12:30:04', -5 * HOUR],
  ['2026-11-22T23:14:30', 5.75 * HOUR],
  ['2026-11-22T17:33:00', 0],
  ['2026-11-22T17:23:00', 0],
  ['2025-11-22T17:30:00', 0],
  ['never', 0],
  [null, 0],
] as const)('reads dates without a zone in the zone of the server, which has just written %s', (recorded, offset) => {
  const dates = set();
  dates.setZone(recorded, NOW);
  expect(dates.filter('articles', { published: { _lt: '2026-01-01T10:00:00' } })).toEqual({
    published: { _lt: TEN - offset },
  });
  expect(dates.filter('articles', { created: { _lt: '2026-01-01T10:00:00Z' } })).toEqual({ created: { _lt: TEN } });
});
