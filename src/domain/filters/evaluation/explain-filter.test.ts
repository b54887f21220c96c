import fc from 'fast-check';
import type { Json, JsonObject } from '../../../kernel';
import { equals, isJsonObject } from '../../../kernel';
import { compileFilter } from './evaluate-filter';
import { explainFilter } from './explain-filter';
import { type ExplainedNode, joinResults, listResult } from './explained-node';
import { filter, item } from './filter-arbitraries.fixtures';

const context = { user: 'u', role: 'r', now: Date.UTC(2026, 0, 1) };

/** The value without a field, at every level. */
const without = (given: Json, field: string): Json => {
  if (Array.isArray(given)) return given.map((each: Json) => without(each, field));
  if (!isJsonObject(given)) return given;
  return Object.fromEntries(
    Object.entries(given)
      .filter(([name]) => name !== field)
      .map(([name, each]) => [name, without(each, field)]),
  );
};

const hasMember = (given: Json, field: string): boolean => !equals(given, without(given, field));

/** The result of a node from those of its parts alone. */
const combined = (node: ExplainedNode): ExplainedNode['result'] => {
  if (node.kind === 'condition') return node.result;
  if (node.kind === 'list') return listResult(node.parts.map(combined));
  return node.parts.length === 0 ? node.result : joinResults(node.join, node.parts.map(combined));
};

const conditions = (node: ExplainedNode): readonly ExplainedNode[] =>
  node.kind === 'condition' ? [node] : node.parts.flatMap(conditions);

test('a known result is that of the filter, and stays it whatever was not read', () => {
  fc.assert(
    fc.property(filter, item, fc.constantFrom('', 'f', 'g', 'h'), (asked, whole, missing) => {
      const compared = conditions(explainFilter(asked, whole, context).tree);
      // A value that is compared as a whole was read as a whole.
      fc.pre(!compared.some((each) => each.kind === 'condition' && hasMember(each.value ?? null, missing)));
      const { isMet } = explainFilter(asked, without(whole, missing) as JsonObject, context);
      if (isMet !== null) expect(isMet).toBe(compileFilter(asked, context)(whole));
    }),
    { numRuns: 5000 },
  );
});

test('the result is known unless a value was not read', () => {
  fc.assert(
    fc.property(filter, item, (asked, given) => {
      const { tree, isMet } = explainFilter(asked, given, context);
      const isUnread = conditions(tree).some((each) => each.kind === 'condition' && each.value === undefined);
      if (!isUnread) expect(isMet).not.toBeNull();
    }),
    { numRuns: 3000 },
  );
});

test('the result of each group follows from its parts', () => {
  fc.assert(
    fc.property(filter, item, (asked, given) => {
      const { tree } = explainFilter(asked, given, context);
      expect(combined(tree)).toBe(tree.result);
    }),
    { numRuns: 3000 },
  );
});

const RULE = {
  _and: [
    { status: { _eq: 'draft' } },
    { _or: [{ owner: { _eq: '$CURRENT_USER' } }, { author: { desk: { name: { _eq: 'Sea' } } } }] },
    { tags: { name: { _in: 'x,y' } } },
  ],
};

test('each condition has its path, its value and its result', () => {
  const given = {
    status: 'draft',
    owner: 'v',
    author: { desk: { name: 'Sea' } },
    tags: [{ name: 'z' }, { name: 'y' }],
  };
  const { tree, isMet } = explainFilter(RULE, given, context);
  expect(isMet).toBe(true);
  expect(conditions(tree).map((each) => each.kind === 'condition' && [each.path, each.value, each.result])).toEqual([
    ['status', 'draft', 'met'],
    ['owner', 'v', 'not_met'],
    ['author.desk.name', 'Sea', 'met'],
    ['tags.name', 'z', 'not_met'],
    ['tags.name', 'y', 'met'],
  ]);
});

test('a relation that was not read is not known, and one to nothing has no values', () => {
  const asked = { author: { name: { _eq: 'Ines' } } };
  expect(explainFilter(asked, {}, context).isMet).toBeNull();
  expect(explainFilter(asked, { author: 7 }, context).isMet).toBeNull();
  expect(explainFilter(asked, { author: null }, context).isMet).toBe(false);
  expect(explainFilter(asked, { author: [] }, context).isMet).toBe(false);
  expect(explainFilter(asked, { author: [3] }, context).isMet).toBeNull();
});

test('a dynamic value that is not known decides nothing', () => {
  const options = { comparable: (_path: string, value: Json) => value, unknownValues: ['$CURRENT_USER'] };
  const asked = { owner: { _in: 'v,$CURRENT_USER' } };
  expect(explainFilter(asked, { owner: 'w' }, context, options).isMet).toBeNull();
  expect(explainFilter({ _and: [asked, { a: 1 }] }, { owner: 'w', a: 2 }, context, options).isMet).toBe(false);
});

test('what the server makes nothing of is ignored, and an empty filter is met', () => {
  expect(explainFilter({ a: { _unheard: 1 } }, { a: 2 }, context).tree.result).toBe('ignored');
  expect(explainFilter({ a: { _unheard: 1 } }, { a: 2 }, context).isMet).toBe(true);
  expect(explainFilter({}, {}, context).tree.result).toBe('met');
});
