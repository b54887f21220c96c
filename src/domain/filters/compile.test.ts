import fc from 'fast-check';
import type { Json, JsonObject } from '../../kernel';
import { compileFilter } from './compile';
import { OPERATORS } from './filter';
import { matches } from './matches';

const context = { user: 'u', role: 'r', now: Date.UTC(2026, 0, 1) };

const scalar: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>('', 'a', 'A', 'Ab', 'b%', '_', '10', '9', 'true', '2026-01-02', '2026-01-02T00:00:00Z', '😀', '\ud83d', '$NOW', '$CURRENT_USER'),
  fc.constantFrom<Json>(0, 1, 9, 10, -1.5, null, true, false),
  fc.string({ maxLength: 3 }),
);
const value: fc.Arbitrary<Json> = fc.oneof(scalar, fc.array(scalar, { maxLength: 2 }), fc.dictionary(fc.constantFrom('f', 'g'), scalar));
const field = fc.constantFrom('f', 'g', 'constructor', 'toString');
const item: fc.Arbitrary<JsonObject> = fc.dictionary(field, fc.oneof(value, fc.array(fc.dictionary(field, value), { maxLength: 2 })));

const operand: fc.Arbitrary<Json> = fc.oneof(scalar, fc.array(scalar, { maxLength: 3 }), fc.constantFrom<Json>('a,b', 'a,', '1,9'));
const condition: fc.Arbitrary<Json> = fc.oneof(
  fc.tuple(fc.constantFrom(...OPERATORS), operand).map(([operator, against]) => ({ [operator]: against })),
  fc.tuple(fc.constantFrom('_unknown', '_and', '_or', ...OPERATORS), operand).map(([key, against]) => ({ [key]: against, _eq: 'a' })),
  scalar,
  fc.constant({}),
);
const { filter } = fc.letrec<{ filter: JsonObject; entry: JsonObject }>((tie) => ({
  entry: fc.oneof(
    { depthSize: 'small' },
    fc.tuple(field, condition).map(([name, asked]) => ({ [name]: asked })),
    fc.tuple(field, field, condition).map(([name, related, asked]) => ({ [name]: { [related]: asked } })),
    fc.tuple(fc.constantFrom('_and', '_or'), fc.array(tie('filter'), { maxLength: 3 })).map(([group, parts]) => ({ [group]: parts })),
    fc.tuple(fc.constantFrom('_and', '_or'), scalar).map(([group, wrong]) => ({ [group]: wrong })),
    fc.tuple(fc.constantFrom('_and', '_or'), scalar).map(([group, wrong]) => ({ [group]: [wrong] })),
  ),
  filter: fc.oneof(fc.array(tie('entry'), { maxLength: 3 }).map((entries) => Object.assign({}, ...entries) as JsonObject)),
}));

test('a compiled filter says what the filter says', () => {
  const draft = compileFilter({ _and: [{ status: { _eq: 'draft' } }, { words: { _gt: 3 } }, { title: { _contains: 'ar' } }] }, context);
  expect(draft({ status: 'draft', words: 4, title: 'Barge' })).toBe(true);
  expect(draft({ status: 'draft', words: '4', title: 'Barge' })).toBe(true);
  expect(draft({ status: 'draft', words: null, title: 'Barge' })).toBe(false);
  expect(compileFilter({ owner: { _eq: '$CURRENT_USER' } }, context)({ owner: 'u' })).toBe(true);
  expect(compileFilter({ _or: [{ tags: { name: { _in: 'x,y' } } }, { a: { _nin: ['b'] } }] }, context)({ tags: [{ name: 'y' }], a: 'b' })).toBe(true);
  expect(compileFilter({}, context)({})).toBe(true);
});

test('for every filter and every item the answer is that of matches', () => {
  fc.assert(
    fc.property(filter, item, (asked, given) => {
      expect(compileFilter(asked, context)(given)).toBe(matches(asked, given, context));
    }),
    { numRuns: 1500 },
  );
});

test.each(OPERATORS)('%s, of all kinds of values and operands, as well', (operator) => {
  fc.assert(
    fc.property(operand, fc.array(value, { minLength: 1 }), (against, values) => {
      const asked = { f: { [operator]: against } };
      const compiled = compileFilter(asked, context);
      for (const each of values) expect(compiled({ f: each })).toBe(matches(asked, { f: each }, context));
    }),
    { numRuns: 200 },
  );
});

test('whatever a filter looks like, nothing throws', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('f', '_and', '_or', '_eq', 'constructor'), fc.jsonValue()), fc.jsonValue(), (asked, given) => {
      expect(compileFilter(asked as JsonObject, context)({ f: given as Json })).toBe(matches(asked as JsonObject, { f: given as Json }, context));
    }),
    { numRuns: 500 },
  );
});
