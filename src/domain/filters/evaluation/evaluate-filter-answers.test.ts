import fc from 'fast-check';
import type { Json, JsonObject } from '../../../kernel';
import type { Item } from '../../items';
import type { FilterContext } from './dynamic-values';
import { OPERATORS } from '../filter-operators';
import { matches } from '../sample-filters.fixtures';

const context: FilterContext = { user: 'ines', role: 'editors', now: Date.UTC(2026, 5, 1) };

const ITEMS: readonly Item[] = [
  {
    id: 1,
    title: 'Alpha',
    n: 1,
    flag: true,
    author: { name: 'Ann', posts: [{ n: 1 }, { n: 5 }] },
    at: '2026-01-01T10:00:00',
  },
  {
    id: 2,
    title: 'beta',
    n: 5,
    flag: false,
    author: { name: 'Ann', posts: [{ n: 1 }, { n: 5 }] },
    at: '2026-02-01T08:00:00',
  },
  { id: 3, title: '', n: 10, flag: null, author: { name: 'Bob', posts: [{ n: 10 }, { n: -3 }] }, at: null },
  { id: 4, title: null, n: null, flag: null, author: null, at: null },
  { id: 5, title: '100%', n: 100, flag: true, author: { name: null, posts: [{ n: 100 }] }, at: null },
  { id: 6, title: 'a_b', n: -3, flag: false, author: { name: 'Bob', posts: [{ n: 10 }, { n: -3 }] }, at: '2026-07-01' },
];

const found = (filter: JsonObject): readonly Json[] =>
  ITEMS.filter((item) => matches(filter, item, context)).map((item) => item['id'] ?? null);

/** Answers of a real server for the same rows, except for dates, which depend on its database. */
test.each<[JsonObject, readonly number[]]>([
  [{ title: { _eq: 'alpha' } }, []],
  [{ title: { _eq: 'Alpha' } }, [1]],
  [{ title: 'Alpha' }, [1]],
  [{ title: { _eq: null } }, []],
  [{ title: { _neq: null } }, [1, 2, 3, 5, 6]],
  [{ title: { _neq: 'Alpha' } }, [2, 3, 5, 6]],
  [{ title: { _contains: 'ALP' } }, [1]],
  [{ title: { _contains: '%' } }, [1, 2, 3, 5, 6]],
  [{ title: { _contains: '_' } }, [1, 2, 5, 6]],
  [{ title: { _ncontains: 'alp' } }, [2, 3, 5, 6]],
  [{ title: { _contains: null } }, []],
  [{ n: { _contains: '0' } }, [3, 5]],
  [{ title: { _starts_with: 'al' } }, [1]],
  [{ title: { _nstarts_with: 'al' } }, [2, 3, 5, 6]],
  [{ title: { _ends_with: 'A' } }, [1, 2]],
  [{ title: { _nends_with: 'a' } }, [3, 5, 6]],
  [{ title: { _in: ['Alpha', 'beta'] } }, [1, 2]],
  [{ title: { _in: 'Alpha,beta' } }, [1, 2]],
  [{ title: { _in: 'Alpha, beta' } }, [1]],
  [{ title: { _in: '' } }, [3]],
  [{ title: { _nin: ['Alpha'] } }, [2, 3, 5, 6]],
  [{ n: { _in: ['1', '5'] } }, [1, 2]],
  [{ n: { _in: [1, null] } }, [1]],
  [{ n: { _in: 5 } }, [2]],
  [{ n: { _between: [null, 10] } }, []],
  [{ n: { _nin: [1, null] } }, [2, 3, 5, 6]],
  [{ n: { _gt: '1' } }, [2, 3, 5]],
  [{ n: { _lt: 5 } }, [1, 6]],
  [{ n: { _lte: '5' } }, [1, 2, 6]],
  [{ n: { _gt: 'abc' } }, []],
  [{ n: { _gt: null } }, []],
  [{ title: { _gt: 'a' } }, [2, 6]],
  [{ n: { _between: [1, 10] } }, [1, 2, 3]],
  [{ n: { _between: '1,10' } }, [1, 2, 3]],
  [{ n: { _nbetween: [1, 10] } }, [5, 6]],
  [{ n: { _between: [1] } }, [1, 2, 3, 4, 5, 6]],
  [{ n: { _between: [1, null] } }, [1, 2, 3, 5]],
  [{ n: { _null: true } }, [4]],
  [{ n: { _null: 'false' } }, []],
  [{ n: { _nnull: true } }, [1, 2, 3, 5, 6]],
  [{ n: { _nnull: false } }, []],
  [{ title: { _empty: true } }, [3, 4]],
  [{ title: { _empty: false } }, [3]],
  [{ title: { _nempty: true } }, [1, 2, 3, 5, 6]],
  [{ title: { _nempty: false } }, [3]],
  [{ flag: { _eq: true } }, [1, 5]],
  [{ flag: { _eq: 'true' } }, [1, 5]],
  [{ flag: { _eq: 1 } }, [1, 5]],
  [{ flag: { _eq: 'false' } }, [2, 6]],
  [{ flag: { _neq: true } }, [2, 6]],
  [{ n: { _eq: '5.0' } }, [2]],
  [{ n: { _eq: 'abc' } }, []],
  [{ at: { _gte: '2026-01-01T10:00:00Z' } }, [1, 2, 6]],
  [{ at: { _gt: '$NOW' } }, [6]],
  [{ at: { _between: ['2026-01-01', '2026-01-31'] } }, [1]],
  [{}, [1, 2, 3, 4, 5, 6]],
  [{ _and: [] }, [1, 2, 3, 4, 5, 6]],
  [{ _or: [] }, [1, 2, 3, 4, 5, 6]],
  [{ _and: [{ n: { _gt: 1 } }, { n: { _lt: 50 } }] }, [2, 3]],
  [{ _or: [{ n: { _eq: 1 } }, { n: { _eq: 5 } }] }, [1, 2]],
  [{ _or: [{ n: { _eq: 1 }, title: { _eq: 'beta' } }] }, [1, 2]],
  [{ _or: [{}, { n: { _eq: 1 } }] }, [1, 2, 3, 4, 5, 6]],
  [{ _or: [{ _and: [{ n: { _eq: 1 } }, { title: { _eq: 'x' } }] }, { n: { _eq: 5 } }] }, [2]],
  [{ _or: [{ _or: [{ n: 1 }, { n: 5 }], n: { _eq: 10 } }] }, [1, 2, 3]],
  [{ n: { _gt: 1, _lt: 50 } }, [2, 3, 5]],
  [{ author: { name: { _eq: 'Ann' } } }, [1, 2]],
  [{ author: { name: { _neq: 'Ann' } } }, [3, 6]],
  [{ author: { name: { _null: true } } }, [4, 5]],
  [{ author: { name: { _empty: true } } }, [4, 5]],
  [{ author: { _null: true } }, [4]],
  [{ author: { posts: { n: { _gt: 4 } } } }, [1, 2, 3, 5, 6]],
  [{ author: { posts: { n: { _lt: 0 } } } }, [3, 6]],
  [{ author: { _and: [{ name: { _eq: 'Ann' } }] } }, []],
  [{ author: { posts: { n: { _gt: 4, _lt: 5 } } } }, [1, 2, 3, 5, 6]],
  [{ author: { posts: { n: { _gt: 4 }, _and: [{ n: { _lt: 6 } }] } } }, [1, 2]],
  [{ author: { posts: { _or: [{ n: { _eq: -3 } }, { n: { _eq: 100 } }] } } }, [3, 5, 6]],
  [{ title: { _lt: 5 } }, [3, 5]],
  [{ n: { _bogus: 1 } }, [1, 2, 3, 4, 5, 6]],
])('%j finds %j', (filter, ids) => {
  expect(found(filter)).toEqual(ids);
});

test('compares with the user, the role and the time', () => {
  const item: Item = { owner: 'ines', team: 'editors', due: '2026-05-31' };
  expect(
    matches({ owner: { _eq: '$CURRENT_USER' }, team: { _in: '$CURRENT_ROLE,x' }, due: { _lt: '$NOW' } }, item, context),
  ).toBe(true);
  expect(matches({ owner: { _eq: '$CURRENT_USER' } }, item, { ...context, user: null })).toBe(false);
});

test('a to-many condition without a result passes when the list is not empty', () => {
  const asked: JsonObject = { posts: { n: { _bogus: 1 } } };
  expect([[{ n: 1 }], [], [5]].map((posts) => matches(asked, { posts }, context))).toEqual([true, false, false]);
});

const scalar = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
const condition = fc.record({
  operator: fc.constantFrom(...OPERATORS, '_bogus'),
  operand: fc.oneof(scalar, fc.array(scalar)),
});
const anyFilter = fc
  .array(condition)
  .map((conditions) => ({ _or: conditions.map(({ operator, operand }) => ({ f: { [operator]: operand } })) }));

describe('for all filters and values', () => {
  test('an operator and its negation are never both true', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('eq', 'contains', 'starts_with', 'ends_with', 'in'),
        scalar,
        fc.string(),
        (name, value, operand) => {
          const both = [`_${name}`, `_n${name === 'eq' ? 'eq' : name}`].map((operator) =>
            matches({ f: { [operator]: operand } }, { f: value }, context),
          );
          expect(both.filter(Boolean).length).toBe(value === null ? 0 : 1);
        },
      ),
    );
  });

  test('matches filters joined by and exactly when it matches each of them', () => {
    fc.assert(
      fc.property(anyFilter, anyFilter, scalar, (one, other, value) => {
        const each = matches(one, { f: value }, context) && matches(other, { f: value }, context);
        expect(matches({ _and: [one, other] }, { f: value }, context)).toBe(each);
      }),
    );
  });

  test('never throws', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('f', '_and', '_or', '_eq', 'g'), fc.jsonValue()),
        fc.jsonValue(),
        (filter, value) => {
          expect(typeof matches(filter as JsonObject, { f: value as Json }, context)).toBe('boolean');
        },
      ),
    );
  });
});
