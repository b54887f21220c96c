import fc from 'fast-check';
import type { Json, JsonObject } from '../../../kernel';
import { compileFilter, compileGuard, hasFilteredFields } from './evaluate-filter';
import { OPERATORS } from '../filter-operators';
import { filter, item, operand, value } from './filter-arbitraries.fixtures';
import { interpretFilter } from './reference-evaluator.fixtures';

const context = { user: 'u', role: 'r', now: Date.UTC(2026, 0, 1) };

test('compiles conditions, groups and dynamic values', () => {
  const draft = compileFilter(
    { _and: [{ status: { _eq: 'draft' } }, { words: { _gt: 3 } }, { title: { _contains: 'ar' } }] },
    context,
  );
  expect(draft({ status: 'draft', words: 4, title: 'Barge' })).toBe(true);
  expect(draft({ status: 'draft', words: '4', title: 'Barge' })).toBe(true);
  expect(draft({ status: 'draft', words: null, title: 'Barge' })).toBe(false);
  expect(compileFilter({ owner: { _eq: '$CURRENT_USER' } }, context)({ owner: 'u' })).toBe(true);
  expect(
    compileFilter(
      { _or: [{ tags: { name: { _in: 'x,y' } } }, { a: { _nin: ['b'] } }] },
      context,
    )({ tags: [{ name: 'y' }], a: 'b' }),
  ).toBe(true);
  expect(compileFilter({}, context)({})).toBe(true);
});

test('gives the result of the reference evaluator for every filter and item', () => {
  fc.assert(
    fc.property(filter, item, (asked, given) => {
      expect(compileFilter(asked, context)(given)).toBe(interpretFilter(asked, given, context));
    }),
    { numRuns: 3000 },
  );
});

test('a guard rejects only items that contain all filtered fields', () => {
  const guard = compileGuard(
    { _or: [{ author: { team: { lead: { _eq: '$CURRENT_USER' } } } }, { tags: { name: { _eq: 'a' } } }] },
    context,
  );
  const author = { team: { lead: 'x' } };
  expect(guard({ author: { team: { lead: 'u' } }, tags: [] })).toBe(true);
  expect(guard({ author, tags: [{ name: 'b' }, { name: 'a' }] })).toBe(true);
  expect(guard({ author, tags: [{ name: 'b' }] })).toBe(false);
  expect(guard({ author: null, tags: [] })).toBe(false);
  expect(guard({ author: { team: null }, tags: [] })).toBe(false);
  expect(guard({ author: { team: 7 }, tags: [] })).toBe(true);
  expect(guard({ author, tags: [{ name: 'b' }, 3] })).toBe(true);
  expect(guard({ author, tags: [{ name: 'b' }, {}] })).toBe(true);
  expect(guard({ author })).toBe(true);
});

test('a guard rejects exactly the complete items that do not match', () => {
  fc.assert(
    fc.property(filter, item, (asked, given) => {
      expect(compileGuard(asked, context)(given)).toBe(
        !hasFilteredFields(asked, given) || interpretFilter(asked, given, context),
      );
    }),
    { numRuns: 3000 },
  );
});

test.each(OPERATORS)('%s gives the result of the reference evaluator for any value and operand', (operator) => {
  fc.assert(
    fc.property(operand, fc.array(value, { minLength: 1 }), (against, values) => {
      const asked = { f: { [operator]: against } };
      const compiled = compileFilter(asked, context);
      for (const each of values) expect(compiled({ f: each })).toBe(interpretFilter(asked, { f: each }, context));
    }),
    { numRuns: 200 },
  );
});

test('never throws, whatever the filter', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('f', '_and', '_or', '_eq', 'constructor'), fc.jsonValue()),
      fc.jsonValue(),
      (asked, given) => {
        const [rule, one] = [asked as JsonObject, { f: given as Json }];
        expect(compileFilter(rule, context)(one)).toBe(interpretFilter(rule, one, context));
        expect(compileGuard(rule, context)(one)).toBe(
          !hasFilteredFields(rule, one) || interpretFilter(rule, one, context),
        );
      },
    ),
    { numRuns: 500 },
  );
});
