import type { JsonObject } from '../../kernel';
import { newGroup } from './filter-node';
import { fromApiFilter } from './from-api';
import { where } from './sample-filters.fixtures';
import { toApiFilter } from './to-api';

describe('from the API', () => {
  test('tells conditions and groups, named by their place', () => {
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

  test('a value alone is meant to be equal, fields side by side hold together, and are alternatives inside or', () => {
    expect(fromApiFilter({ a: 'x', b: { _gt: 1 } })).toMatchObject([
      { field: 'a', operator: 'eq', value: 'x' },
      { field: 'b', operator: 'gt', value: 1 },
    ]);
    expect(fromApiFilter({ _or: [{ a: 1, b: 2 }, { c: 3 }] })).toMatchObject([
      { join: 'or', children: [{ join: 'or', children: [{ field: 'a' }, { field: 'b' }] }, { field: 'c' }] },
    ]);
  });

  test('of two operators in one object only the first counts, as on the server', () => {
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
  ])('%j is not to be shown as a tree', (filter) => {
    expect(fromApiFilter(filter)).toBeNull();
  });

  test('an empty filter and an empty group ask for nothing', () => {
    expect(fromApiFilter({})).toEqual([]);
    expect(toApiFilter(fromApiFilter({ _or: [] }) ?? [])).toBeNull();
  });

  test('filters nested without end are refused, not followed', () => {
    const groups = Array.from({ length: 200 }).reduce<JsonObject>((inner) => ({ _and: [inner] }), { a: { _eq: 1 } });
    const path = Array.from({ length: 200 }).reduce<JsonObject>((inner) => ({ a: inner }), { _eq: 1 });
    expect([fromApiFilter(groups), fromApiFilter(path)]).toEqual([null, null]);
  });
});
