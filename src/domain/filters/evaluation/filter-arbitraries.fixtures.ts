import fc from 'fast-check';
import type { Json, JsonObject } from '../../../kernel';
import { OPERATORS } from '../filter-operators';

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
/** A value of a field. */
export const value: fc.Arbitrary<Json> = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 2 }),
  fc.dictionary(fc.constantFrom('f', 'g'), scalar),
);
const plain = fc.constantFrom('f', 'g', 'h');
const field = fc.oneof(
  { weight: 15, arbitrary: plain },
  { weight: 1, arbitrary: fc.constantFrom('constructor', 'toString') },
);
/** An item, with related ones. */
export const { item } = fc.letrec<{ item: JsonObject; entry: Json }>((tie) => ({
  entry: fc.oneof({ depthSize: 'small' }, value, fc.array(tie('item'), { maxLength: 2 }), tie('item')),
  item: fc.dictionary(field, tie('entry'), { maxKeys: 4 }),
}));

export const operand: fc.Arbitrary<Json> = fc.oneof(
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
/** A filter, also with what the server does not understand. */
export const { filter } = fc.letrec<{ filter: JsonObject; entry: JsonObject }>((tie) => ({
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
