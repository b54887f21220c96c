import fc from 'fast-check';
import type { Json, JsonObject } from '../../kernel';
import type { Item } from '../items';
import type { FilterContext } from './dynamic';
import { newGroup, type FilterCondition, type FilterNode } from './filter-node';
import { matches } from './matches';
import { where } from './sample-filters.fixtures';
import { toApiFilter } from './to-api';
import type { FilterOperator } from './type-operators';

const context: FilterContext = { user: null, role: null, now: 0 };

const number = fc.integer({ min: -3, max: 3 });
const condition = fc.oneof(
  fc.tuple(fc.constantFrom<FilterOperator>('eq', 'neq', 'lt', 'lte', 'gt', 'gte'), number),
  fc.tuple(fc.constantFrom<FilterOperator>('in', 'nin'), fc.array(number, { minLength: 1, maxLength: 3 })),
  fc.tuple(fc.constantFrom<FilterOperator>('between', 'nbetween'), fc.tuple(number, number)),
  fc.tuple(fc.constantFrom<FilterOperator>('null', 'nnull'), fc.constant(true)),
);
const leaf = fc
  .tuple(fc.constantFrom('a', 'b', 'r.n', 'r.s.m'), condition)
  .map(([field, [operator, value]]): FilterNode => where(field, operator, value));

/** Trees as somebody in the middle of building leaves them. */
const trees = fc.array(
  fc.letrec<{ node: FilterNode; group: FilterNode }>((tie) => ({
    node: fc.oneof(
      { depthSize: 'small', maxDepth: 4 },
      leaf,
      leaf,
      fc.constant<FilterNode>(where('a', 'eq', '')),
      tie('group'),
    ),
    group: fc
      .tuple(fc.constantFrom('and' as const, 'or' as const), fc.array(tie('node'), { maxLength: 3 }))
      .map(([join, children]) => newGroup('g', join, children)),
  })).node,
  { maxLength: 3 },
);

const integers = fc.oneof(fc.constant(null), number);
const item: fc.Arbitrary<Item> = fc.record({
  a: integers,
  b: integers,
  r: fc.oneof(fc.constant(null), fc.record({ n: integers, s: fc.oneof(fc.constant(null), fc.record({ m: integers })) })),
});

const read = (row: Json, path: string): number | null =>
  path.split('.').reduce<Json>((value, step) => (value as JsonObject | null)?.[step] ?? null, row) as number | null;

/** What a condition on a whole number means, said again in the plainest way. */
const holds = (node: FilterCondition, row: Item): boolean => {
  const value = read(row, node.field);
  if (node.operator === 'null') return value === null;
  if (value === null) return false;
  const [one, list] = [node.value as number, node.value as number[]];
  switch (node.operator) {
    case 'eq':
      return value === one;
    case 'neq':
      return value !== one;
    case 'lt':
      return value < one;
    case 'lte':
      return value <= one;
    case 'gt':
      return value > one;
    case 'gte':
      return value >= one;
    case 'in':
      return list.includes(value);
    case 'nin':
      return !list.includes(value);
    case 'between':
      return value >= list[0]! && value <= list[1]!;
    case 'nbetween':
      return value < list[0]! || value > list[1]!;
    default:
      return true;
  }
};

const means = (node: FilterNode, row: Item): boolean | null => {
  if (node.kind === 'condition') return node.value === '' ? null : holds(node, row);
  const verdicts = node.children.map((child) => means(child, row)).filter((verdict) => verdict !== null);
  if (verdicts.length === 0) return null;
  return node.join === 'and' ? verdicts.every(Boolean) : verdicts.some(Boolean);
};

test('the filter finds what the tree means', () => {
  fc.assert(
    fc.property(trees, item, (nodes, row) => {
      expect(matches(toApiFilter(nodes) ?? {}, row, context)).toBe(means(newGroup('all', 'and', nodes), row) ?? true);
    }),
    { numRuns: 500 },
  );
});
