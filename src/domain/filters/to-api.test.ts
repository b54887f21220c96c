import type { JsonObject } from '../../kernel';
import { isComplete } from './counts';
import { newGroup, type FilterGroup, type FilterNode } from './filter-node';
import { where } from './sample-filters.fixtures';
import { allOfFilters, toApiFilter } from './to-api';

const both = (...children: readonly FilterNode[]): FilterGroup => newGroup('both', 'and', children);
const either = (...children: readonly FilterNode[]): FilterGroup => newGroup('either', 'or', children);

describe('to the API', () => {
  test.each<[readonly FilterNode[], JsonObject | null]>([
    [[], null],
    [[where('title', 'eq', 'One')], { title: { _eq: 'One' } }],
    [[where('author.team.name', 'contains', 'x')], { author: { team: { name: { _contains: 'x' } } } }],
    [[where('n', 'gt', 1), where('n', 'lt', 9)], { _and: [{ n: { _gt: 1 } }, { n: { _lt: 9 } }] }],
    [[where('n', 'between', '1,9')], { n: { _between: ['1', '9'] } }],
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

  test('what has no value, no field or nothing in it takes no part', () => {
    const idle = [
      where('a', 'eq', ''),
      where('a', 'in', ','),
      where('a', 'between', ['1', '']),
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

  test('a field named like a part of every object is a field like others', () => {
    const filter = toApiFilter([where('__proto__', 'eq', 'x')]);
    expect(Object.keys(filter ?? {})).toEqual(['__proto__']);
    expect(JSON.stringify(filter)).toBe('{"__proto__":{"_eq":"x"}}');
  });

  test('several filters hold at once', () => {
    expect(allOfFilters([])).toBeNull();
    expect(allOfFilters([null, { a: 1 }, null])).toEqual({ a: 1 });
    expect(allOfFilters([{ a: 1 }, { b: 2 }])).toEqual({ _and: [{ a: 1 }, { b: 2 }] });
  });
});
