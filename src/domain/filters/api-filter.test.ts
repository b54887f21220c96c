import type { JsonObject } from '../../kernel';
import { allFilters, fromApiFilter, toApiFilter } from './api-filter';
import { newGroup, type FilterGroup, type FilterNode } from './filter-node';
import { isComplete } from './filter-value';
import { where } from './sample-filters.fixtures';

describe('fromApiFilter', () => {
  test('reads conditions and groups, with positions as keys', () => {
    expect(
      fromApiFilter(
        { _and: [{ a: { b: { _eq: 1 } } }, { _or: [{ c: { _in: 'x,y' } }, { d: { _null: 'true' } }] }] },
        'f',
      ),
    ).toEqual([
      { ...where('a.b', 'eq', 1), key: 'f.0.0.0' },
      {
        ...newGroup('f.0.1.0', 'or', [
          { ...where('c', 'in', ['x', 'y']), key: 'f.0.1.0.0.0' },
          { ...where('d', 'null', true), key: 'f.0.1.0.1.0' },
        ]),
      },
    ]);
  });

  test('reads a bare value as eq and joins the fields of an object like their group', () => {
    expect(fromApiFilter({ a: 'x', b: { _gt: 1 } })).toMatchObject([
      { field: 'a', operator: 'eq', value: 'x' },
      { field: 'b', operator: 'gt', value: 1 },
    ]);
    expect(fromApiFilter({ _or: [{ a: 1, b: 2 }, { c: 3 }] })).toMatchObject([
      { join: 'or', children: [{ join: 'or', children: [{ field: 'a' }, { field: 'b' }] }, { field: 'c' }] },
    ]);
  });

  test('reads only the first of two operators, as the server does', () => {
    expect(fromApiFilter({ n: { _gt: 1, _lt: 5 } })).toMatchObject([{ field: 'n', operator: 'gt', value: 1 }]);
  });

  test.each<JsonObject>([
    { n: { _bogus: 1 } },
    { n: {} },
    { n: null },
    { n: { _eq: '' } },
    { n: { _null: false } },
    { n: { _in: ['', 'a'] } },
    { n: { _in: [] } },
    { n: { _between: [1] } },
    { n: { _between: [1, 2, 3] } },
    { 'a.b': { _eq: 1 } },
    { a: { b: { _eq: 1 }, c: { _eq: 2 } } },
    { a: { _and: [{ b: { _eq: 1 } }] } },
    { _and: 'x' },
    { _and: [5] },
    { _or: [{}, { a: 1 }] },
    { _or: [{ n: { _bogus: 1 } }, { a: 1 }] },
  ])('returns null for %j', (filter) => {
    expect(fromApiFilter(filter)).toBeNull();
  });

  test('reads an empty filter and an empty group as no condition', () => {
    expect(fromApiFilter({})).toEqual([]);
    expect(toApiFilter(fromApiFilter({ _or: [] }) ?? [])).toBeNull();
  });

  test('returns null for filters nested too deeply', () => {
    const groups = Array.from({ length: 200 }).reduce<JsonObject>((inner) => ({ _and: [inner] }), { a: { _eq: 1 } });
    const path = Array.from({ length: 200 }).reduce<JsonObject>((inner) => ({ a: inner }), { _eq: 1 });
    expect([fromApiFilter(groups), fromApiFilter(path)]).toEqual([null, null]);
  });
});

const both = (...children: readonly FilterNode[]): FilterGroup => newGroup('both', 'and', children);
const either = (...children: readonly FilterNode[]): FilterGroup => newGroup('either', 'or', children);

describe('toApiFilter', () => {
  test.each<[readonly FilterNode[], JsonObject | null]>([
    [[], null],
    [[where('title', 'eq', 'One')], { title: { _eq: 'One' } }],
    [[where('author.team.name', 'contains', 'x')], { author: { team: { name: { _contains: 'x' } } } }],
    [[where('n', 'gt', 1), where('n', 'lt', 9)], { _and: [{ n: { _gt: 1 } }, { n: { _lt: 9 } }] }],
    [[where('n', 'between', '1,9')], { n: { _between: ['1', '9'] } }],
    [[where('n', 'between', [1, ''])], { n: { _gte: 1 } }],
    [[where('n', 'between', ['', 9])], { n: { _lte: 9 } }],
    [[where('s', 'in', 'draft,,done')], { s: { _in: ['draft', 'done'] } }],
    [[where('s', 'empty', '')], { s: { _empty: true } }],
    [[where('s', 'nnull', null)], { s: { _nnull: true } }],
    [[where('flag', 'eq', false)], { flag: { _eq: false } }],
    [[either(where('a', 'eq', 1), where('b', 'eq', 2))], { _or: [{ a: { _eq: 1 } }, { b: { _eq: 2 } }] }],
    [
      [either(both(where('a', 'eq', 1), where('b', 'eq', 2)), where('c', 'null', true))],
      {
        _or: [{ _and: [{ a: { _eq: 1 } }, { b: { _eq: 2 } }] }, { c: { _null: true } }],
      },
    ],
  ])('%#', (nodes, filter) => {
    expect(toApiFilter(nodes)).toEqual(filter);
  });

  test('omits entries without a value, a field or children', () => {
    const idle = [
      where('a', 'eq', ''),
      where('a', 'in', ','),
      where('a', 'between', ['', '']),
      where('a', 'nbetween', ['1', '']),
      where('a', 'gt', null),
      either(),
      both(either()),
    ];
    expect(idle.map(isComplete)).toEqual(idle.map(() => false));
    expect(toApiFilter(idle)).toBeNull();
    expect(toApiFilter([...idle, either(where('a', 'eq', ''), where('b', 'eq', 1))])).toEqual({ b: { _eq: 1 } });
    for (const path of [
      '',
      '_and',
      '_or',
      'a.',
      '.a',
      'a..b',
      'a._eq',
      Array.from({ length: 11 }).fill('a').join('.'),
    ]) {
      expect(isComplete(where(path, 'eq', 1))).toBe(false);
    }
  });

  test('accepts field names that every object inherits', () => {
    const filter = toApiFilter([where('__proto__', 'eq', 'x')]);
    expect(Object.keys(filter ?? {})).toEqual(['__proto__']);
    expect(JSON.stringify(filter)).toBe('{"__proto__":{"_eq":"x"}}');
  });
});

test('allFilters requires each filter, and is null without any', () => {
  const [one, other] = [{ a: { _eq: 1 } }, { b: { _eq: 2 } }];
  expect(allFilters(one, null, other)).toEqual({ _and: [one, other] });
  expect(allFilters(null, one)).toBe(one);
  expect(allFilters(null, null)).toBeNull();
});
