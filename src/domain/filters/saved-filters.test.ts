import fc from 'fast-check';
import type { Json } from '../../kernel';
import { newCondition, newGroup, withUniqueKeys, type FilterNode } from './filter-node';
import { decodeFilters, encodeFilters } from './saved-filters';
import type { FilterOperator } from './filter-operators';

test('reads the list of a preset', () => {
  expect(
    decodeFilters([
      { key: 'a', field: 'issue.number', operator: 'eq', value: '42' },
      { field: 'x', operator: 'notnull', locked: true },
    ]),
  ).toEqual([
    { kind: 'condition', key: 'a', field: 'issue.number', operator: 'eq', value: '42', locked: false, hidden: false },
    { kind: 'condition', key: 'filter.1', field: 'x', operator: 'nnull', value: null, locked: true, hidden: false },
  ]);
});

test.each<Json>([
  null,
  'text',
  { key: 'a' },
  [null, 5, 'x', []],
  [{ field: 'a' }],
  [{ field: 'a', operator: 'constructor', value: 1 }],
  [{ field: 'a', operator: 5 }],
  [{ field: '_and', operator: 'eq', value: 1 }],
  [{ field: 5, operator: 'eq', value: 1 }],
  [{ field: 'a', operator: 'eq', value: 1, hidden: true }],
])('decodes %j as no filters', (json) => {
  expect(decodeFilters(json)).toEqual([]);
});

test('cuts groups that are nested too deeply', () => {
  const deep = Array.from({ length: 5_000 }).reduce<Json>((inner) => [{ join: 'or', filters: inner }], null);
  expect(JSON.stringify(decodeFilters(deep)).split('"or"')).toHaveLength(22);
  expect(decodeFilters([{ join: 'or' }])).toEqual([newGroup('filter.0', 'or')]);
});

test('makes duplicate keys unique', () => {
  const twice = { key: 'a', field: 'x', operator: 'eq', value: 1 };
  const [first, second] = decodeFilters([twice, twice]);
  expect(first?.key).toBe('a');
  expect(second?.key).not.toBe('a');
});

test('accepts the key of the archive filter at the top level only', () => {
  const disguised = { key: 'hide-archived', field: 'title', operator: 'eq', value: 'x' };
  const [group] = decodeFilters([{ join: 'or', filters: [disguised] }]);
  expect(group).toMatchObject({ children: [{ key: 'filter.0.0', field: 'title' }] });
  expect(decodeFilters([disguised])).toMatchObject([{ key: 'hide-archived' }]);
});

test('does not save hidden entries', () => {
  const visible = newCondition('a', 'f', 'string');
  expect(encodeFilters([{ ...visible, hidden: true }, visible])).toEqual([
    { key: 'a', field: 'f', operator: 'contains', value: '' },
  ]);
});

const condition = fc
  .record({
    key: fc.string({ minLength: 1 }),
    field: fc.constantFrom('a', 'b.c'),
    operator: fc.constantFrom<FilterOperator>('eq', 'in', 'empty', 'nbetween'),
    value: fc.jsonValue(),
    locked: fc.boolean(),
  })
  .map((choices): FilterNode => ({ kind: 'condition', hidden: false, ...choices, value: choices.value as Json }));

const { node } = fc.letrec<{ node: FilterNode }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    condition,
    fc
      .record({
        key: fc.string({ minLength: 1 }),
        join: fc.constantFrom('and' as const, 'or' as const),
        locked: fc.boolean(),
        children: fc.array(tie('node'), { maxLength: 3 }),
      })
      .map((choices): FilterNode => ({ kind: 'group', hidden: false, ...choices })),
  ),
}));

test('reads back what was saved', () => {
  fc.assert(
    fc.property(fc.array(node), (nodes) => {
      const own = withUniqueKeys(nodes);
      expect(decodeFilters(encodeFilters(own))).toEqual(own);
    }),
  );
});

test('decodes any JSON', () => {
  fc.assert(fc.property(fc.jsonValue(), (json) => Array.isArray(decodeFilters(json as Json))));
});

test.each([
  '[{"__proto__":{"join":"or","filters":[]}}]',
  '[{"__proto__":{"field":"a","operator":"eq"}}]',
  '[{"field":"a","operator":"__proto__"}]',
  '[{"field":"constructor","operator":"constructor"}]',
])('decodes prototype keys as no filters: %s', (text) => {
  expect(decodeFilters(JSON.parse(text) as Json)).toEqual([]);
});

test('ignores other members of an entry', () => {
  const [node] = decodeFilters([{ field: 'a', operator: 'eq', value: 1, kind: 'group', children: [], extra: true }]);
  expect(node).toEqual({
    kind: 'condition',
    key: 'filter.0',
    field: 'a',
    operator: 'eq',
    value: 1,
    locked: false,
    hidden: false,
  });
});

test('counts flags of another type as not set', () => {
  const flags = { locked: 'true', hidden: 1, key: 7 };
  expect(decodeFilters([{ field: 'a', operator: 'eq', ...flags }])).toMatchObject([
    { key: 'filter.0', locked: false, hidden: false, value: null },
  ]);
});

test('decodes a hundred thousand entries', () => {
  const entries = Array.from({ length: 100_000 }, (_, index) =>
    index % 2 === 0 ? null : { field: 'a', operator: 'eq' },
  );
  expect(decodeFilters(entries)).toHaveLength(50_000);
});
