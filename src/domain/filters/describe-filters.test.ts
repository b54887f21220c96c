import fc from 'fast-check';
import type { Json } from '../../kernel';
import { describeFilters, type Description } from './describe-filters';
import { newGroup } from './filter-node';
import { where } from './sample-filters.fixtures';
import { decodeFilters } from './saved-filters';
import type { FilterOperator } from './filter-operators';

const nameOf = (path: string): string => path.toUpperCase();

test.each<[FilterOperator, Json, string, Description['parameters']]>([
  ['contains', 'x', 'filter_contains', { value: 'x' }],
  ['gt', 5, 'filter_gt', { value: '5' }],
  ['in', 'a,b', 'filter_in', { value: 'a,b' }],
  ['between', [1, 2], 'filter_between', { lower: '1', upper: '2' }],
  ['between', [1, ''], 'filter_gte', { value: '1' }],
  ['between', ['', 2], 'filter_lte', { value: '2' }],
  ['empty', '', 'filter_empty', {}],
  ['nnull', true, 'filter_nnull', {}],
  ['eq', true, 'filter_eq', { value: 'true' }],
  ['neq', false, 'filter_neq', { value: 'false' }],
  ['gt', true, 'filter_gt', { value: 'true' }],
  ['eq', '', 'filter_incomplete', {}],
])('%s %j is %s', (operator, value, key, parameters) => {
  expect(describeFilters([where('a.b', operator, value)], nameOf)).toEqual({
    key,
    parameters: { field: 'A.B', ...parameters },
    parts: [],
  });
});

test('joins several entries and omits hidden ones', () => {
  const hidden = { ...where('h', 'eq', 1), hidden: true };
  const either = newGroup('g', 'or', [where('a', 'eq', 1), where('b', 'eq', 2)]);
  expect(describeFilters([hidden, where('c', 'null', true), either], nameOf)).toMatchObject({
    key: 'filter_all_of',
    parameters: { count: 2 },
    parts: [
      { key: 'filter_null' },
      { key: 'filter_any_of', parameters: { count: 2 }, parts: [{ key: 'filter_eq' }, { key: 'filter_eq' }] },
    ],
  });
});

test('formats values, including those of lists', () => {
  const words = {
    value: (path: string, value: Json) => `${path}:${String(value)}`,
    list: (texts: readonly string[]) => texts.join(' or '),
  };
  const parametersOf = (operator: FilterOperator, value: Json) =>
    describeFilters([where('s', operator, value)], nameOf, words).parameters;
  expect(parametersOf('in', 'a,b')).toEqual({ field: 'S', value: 's:a or s:b' });
  expect(parametersOf('eq', 'a')).toEqual({ field: 'S', value: 's:a' });
  expect(parametersOf('between', [1, 2])).toEqual({ field: 'S', lower: 's:1', upper: 's:2' });
});

test('describes no filters as everything', () => {
  expect(describeFilters([], nameOf)).toEqual({ key: 'filter_everything', parameters: {}, parts: [] });
});

const isTold = ({ key, parameters, parts }: Description): boolean =>
  /^filter_[a-z_]+$/.test(key) &&
  Object.values(parameters).every((value) => typeof value === 'string' || typeof value === 'number') &&
  parts.every(isTold);

test('describes any decoded preset without an error', () => {
  const entry = fc.record(
    {
      field: fc.string(),
      operator: fc.constantFrom('eq', 'in', 'between', 'empty', 'neq', '?'),
      value: fc.jsonValue(),
    },
    { requiredKeys: ['operator'] },
  );
  const group = fc.record({ join: fc.constantFrom('and', 'or'), filters: fc.array(fc.oneof(entry, fc.jsonValue())) });
  fc.assert(
    fc.property(fc.array(fc.oneof(entry, group)), (list) =>
      isTold(describeFilters(decodeFilters(list as Json), nameOf)),
    ),
  );
});
