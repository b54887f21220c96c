import fc, { type Arbitrary } from 'fast-check';
import type { FieldType } from '../../src/domain/schema';
import type { Json } from '../../src/kernel';
import { hostileTexts, strangeTexts } from './hostile';

const SEED = 20_261_120;
const COUNT = 200;

const two = (number: number): string => String(number).padStart(2, '0');

const day = fc
  .tuple(fc.integer({ min: 1900, max: 2100 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([year, month, date]) => `${year}-${two(month)}-${two(date)}`);

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), fc.integer({ min: 0, max: 59 }))
  .map(([hours, minutes, seconds]) => `${two(hours)}:${two(minutes)}:${two(seconds)}`);

const moment = fc.tuple(day, time).map(([date, hours]) => `${date}T${hours}`);

const zone = fc.constantFrom('', 'Z', '.000Z', '+02:00', '-09:30');

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.lorem({ maxCount: 12 }),
  fc.constantFrom(' ', '\t', 'a\nb', 'a\r\nb\r\n', '0', 'null'),
  fc.constantFrom(...hostileTexts, ...strangeTexts),
);

const digits = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }).map(String);

const double = fc.double({ noNaN: true, noDefaultInfinity: true });

const structure = fc.jsonValue({ maxDepth: 3 }) as Arbitrary<Json>;

/** Values of a column of each type, as the server sends them. */
const BY_TYPE: Readonly<Record<FieldType, Arbitrary<Json>>> = {
  string: text,
  text,
  hash: text,
  binary: text,
  boolean: fc.boolean(),
  integer: fc.integer(),
  bigInteger: fc.oneof(fc.maxSafeInteger(), digits),
  float: double,
  // As PostgreSQL and MySQL answer them, with the decimals of the column, and as SQLite does.
  decimal: fc.oneof(
    double,
    fc.tuple(fc.integer(), fc.nat({ max: 99 })).map(([whole, rest]) => `${whole}.${two(rest)}`),
    fc.tuple(digits, fc.nat({ max: 999_999 })).map(([whole, rest]) => `${whole}.${rest}`),
  ),
  timestamp: fc.tuple(moment, zone).map(([wall, offset]) => `${wall}${offset}`),
  dateTime: moment,
  date: day,
  time,
  json: structure,
  csv: fc.array(text, { maxLength: 6 }),
  uuid: fc.uuid(),
  alias: fc.constant(null),
  unknown: structure,
};

/** 200 values of a type, hostile texts among them; the same in every run. */
export const generatedValues = (type: FieldType): readonly Json[] =>
  fc.sample(BY_TYPE[type], { seed: SEED, numRuns: COUNT });

/** Values of any shape, for fields whose value does not fit their type. */
export const strayValues: readonly Json[] = [
  ...fc.sample(structure, { seed: SEED, numRuns: 20 }),
  {},
  [],
  [[]],
  [null],
  { a: null },
  '',
  0,
  false,
];
