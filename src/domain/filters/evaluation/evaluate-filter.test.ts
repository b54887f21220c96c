import fc from 'fast-check';
import type { Json, JsonObject } from '../../../kernel';
import { compileFilter, compileGuard, hasFilteredFields } from './evaluate-filter';
import { OPERATORS } from '../filter-operators';
import { interpretFilter } from './reference-evaluator.fixtures';

const context = { user: 'u', role: 'r', now: Date.UTC(2026, 0, 1) };

const scalar: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(
    '',
    'a',
    'A',
    'Ab',
    'b%',
    '_',
    '10',
    '9',
    'true',
    '2026-01-02',
    '2026-01-02T00:00:00Z',
    '😀',
    '\ud83d',
    '$NOW',
    '$CURRENT_USER',
  ),
  fc.constantFrom<Json>(0, 1, 9, 10, -1.5, null, true, false),
  fc.string({ maxLength: 3 }),
);
const value: fc.Arbitrary<Json> = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 2 }),
  fc.dictionary(fc.constantFrom('f', 'g'), scalar),
);
const plain = fc.constantFrom('f', 'g', 'h');
const field = fc.oneof(
  { weight: 15, arbitrary: plain },
  { weight: 1, arbitrary: fc.constantFrom('constructor', 'toString') },
);
const { item } = fc.letrec<{ item: JsonObject; entry: Json }>((tie) => ({
  entry: fc.oneof({ depthSize: 'small' }, value, fc.array(tie('item'), { maxLength: 2 }), tie('item')),
  item: fc.dictionary(field, tie('entry'), { maxKeys: 4 }),
}));

const operand: fc.Arbitrary<Json> = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 3 }),
  fc.constantFrom<Json>('a,b', 'a,', '1,9'),
);
const condition: fc.Arbitrary<Json> = fc.oneof(
  fc.tuple(fc.constantFrom(...OPERATORS), operand).map(([operator, against]) => ({ [operator]: against })),
  fc
    .tuple(fc.constantFrom('_unknown', '_and', '_or', ...OPERATORS), operand)
    .map(([key, against]) => ({ [key]: against, _eq: 'a' })),
  scalar,
  fc.constant({}),
);
const { filter } = fc.letrec<{ filter: JsonObject; entry: JsonObject }>((tie) => ({
  entry: fc.oneof(
    { depthSize: 'small' },
    fc.tuple(field, condition).map(([name, asked]) => ({ [name]: asked })),
    fc.tuple(field, field, condition).map(([name, related, asked]) => ({ [name]: { [related]: asked } })),
    fc
      .tuple(plain, plain, plain, condition)
      .map(([name, related, further, asked]) => ({ [name]: { [related]: { [further]: asked }, g: asked } })),
    fc
      .tuple(plain, fc.constantFrom('_and', '_or', '_unknown'), tie('filter'))
      .map(([name, word, asked]) => ({ [name]: { [word]: [asked], f: 1 } })),
    fc
      .tuple(fc.constantFrom('_and', '_or'), fc.array(tie('filter'), { maxLength: 3 }))
      .map(([group, parts]) => ({ [group]: parts })),
    fc.tuple(fc.constantFrom('_and', '_or'), scalar).map(([group, wrong]) => ({ [group]: wrong })),
    fc.tuple(fc.constantFrom('_and', '_or'), scalar).map(([group, wrong]) => ({ [group]: [wrong] })),
  ),
  filter: fc.oneof(
    fc.array(tie('entry'), { maxLength: 3 }).map((entries) => Object.assign({}, ...entries) as JsonObject),
  ),
}));

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
