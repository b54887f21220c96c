import fc from 'fast-check';
import type { Json, JsonObject } from '../../kernel';
import type { Item } from '../items';
import type { FilterContext } from './evaluation/dynamic-values';
import { newGroup, type FilterCondition, type FilterNode } from './filter-node';
import { fromApiFilter, toApiFilter } from './api-filter';
import { matches, where } from './sample-filters.fixtures';
import type { FilterOperator } from './filter-operators';

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

/** Trees in their shortest form: groups alternate between and and or, and have at least two entries. */
const tree = (join: 'and' | 'or', depth: number): fc.Arbitrary<FilterNode> =>
  depth === 0
    ? leaf
    : fc.oneof(
        leaf,
        fc
          .array(tree(join === 'and' ? 'or' : 'and', depth - 1), { minLength: 2, maxLength: 3 })
          .map((children) => newGroup('g', join, children)),
      );

const trees = fc.array(tree('or', 3), { maxLength: 3 });

/** Unfinished trees: empty groups and conditions without a value. */
const roughTrees = fc.array(
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

type Shape = { readonly join: string; readonly children: readonly Shape[] } | readonly [string, string, Json];

const shape = (node: FilterNode): Shape =>
  node.kind === 'group'
    ? { join: node.join, children: node.children.map(shape) }
    : [node.field, node.operator, node.value];

const integers = fc.oneof(fc.constant(null), number);
const item: fc.Arbitrary<Item> = fc.record({
  a: integers,
  b: integers,
  r: fc.oneof(
    fc.constant(null),
    fc.record({ n: integers, s: fc.oneof(fc.constant(null), fc.record({ m: integers })) }),
  ),
});

const read = (row: Json, path: string): number | null =>
  path.split('.').reduce<Json>((value, step) => (value as JsonObject | null)?.[step] ?? null, row) as number | null;

/** Independent implementation of a condition on integers. */
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

describe('for every tree', () => {
  test('fromApiFilter returns the tree that toApiFilter was given', () => {
    fc.assert(
      fc.property(trees, (nodes) => {
        const back = fromApiFilter(toApiFilter(nodes) ?? {});
        expect(back?.map(shape)).toEqual(nodes.map(shape));
      }),
    );
  });

  test('toApiFilter returns the filter that fromApiFilter was given', () => {
    fc.assert(
      fc.property(roughTrees, (nodes) => {
        const filter = toApiFilter(nodes);
        expect(toApiFilter(fromApiFilter(filter ?? {}) ?? [])).toEqual(filter);
      }),
    );
  });

  test('the filter finds the items that the tree describes', () => {
    fc.assert(
      fc.property(roughTrees, item, (nodes, row) => {
        expect(matches(toApiFilter(nodes) ?? {}, row, context)).toBe(means(newGroup('all', 'and', nodes), row) ?? true);
      }),
      { numRuns: 500 },
    );
  });
});

test('a filter finds the same items after conversion to a tree and back', () => {
  const operand = fc.oneof(
    number,
    fc.constantFrom('1', '1,2', 'x', ''),
    fc.array(number, { maxLength: 3 }),
    fc.boolean(),
    fc.constant(null),
  );
  const field = fc.constantFrom(
    'a',
    'b',
    'r',
    'n',
    's',
    'm',
    '_and',
    '_or',
    '_eq',
    '_in',
    '_between',
    '_null',
    '_bogus',
  );
  const { filter } = fc.letrec<{ filter: JsonObject; inner: Json }>((tie) => ({
    filter: fc.dictionary(field, tie('inner'), { maxKeys: 2 }) as fc.Arbitrary<JsonObject>,
    inner: fc.oneof({ depthSize: 'small' }, operand, tie('filter'), fc.array(tie('filter'), { maxLength: 2 })),
  }));
  fc.assert(
    fc.property(filter, item, (asked, row) => {
      const nodes = fromApiFilter(asked);
      if (nodes !== null) expect(matches(toApiFilter(nodes) ?? {}, row, context)).toBe(matches(asked, row, context));
    }),
    { numRuns: 2_000 },
  );
});
