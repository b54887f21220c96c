import { strict as assert } from 'node:assert';
import type { NumberAnswers } from '../../../src/adapters/memory';
import type { Filter } from '../../../src/domain/filters';
import type { Json } from '../../../src/kernel';
import { ARTICLES } from '../../platform/content-model';
import { defineSuite, valueOf, type Case } from '../suite';

/**
 * A value that must be equal when written, answered and read again; `as` converts it to what all databases have in
 * common.
 */
const roundTrips =
  (field: string, values: readonly Json[], as: (value: Json | undefined) => unknown = (value) => value): Case =>
  async (target) => {
    await target.stage.articles([{ id: 4001, title: 'Values' }]);
    const { items } = await target.as('administrator');
    for (const value of values) {
      const answered = await valueOf(items.update(ARTICLES, 4001, { [field]: value }));
      assert.deepEqual(as(answered[field]), as(value), 'answered');
      const read = await valueOf(items.read(ARTICLES, 4001, [field]));
      assert.deepEqual(as(read[field]), as(value), 'read again');
    }
  };

/** What is answered and read after a number was written as text, by the kind of database. */
const answers =
  (field: string, written: string, expected: Readonly<Record<NumberAnswers, Json>>): Case =>
  async (target) => {
    await target.stage.articles([{ id: 4001, title: 'Values' }]);
    const { items } = await target.as('administrator');
    const answered = await valueOf(items.update(ARTICLES, 4001, { [field]: written }));
    assert.deepEqual(answered[field], expected[target.numbers], 'answered');
    const read = await valueOf(items.read(ARTICLES, 4001, [field]));
    assert.deepEqual(read[field], expected[target.numbers], 'read again');
  };

/** The ids of articles with these prices that a filter finds, sorted by price. */
const found =
  (filter: Filter, ids: readonly number[]): Case =>
  async (target) => {
    await target.stage.articles([
      { id: 4001, title: 'Ten', price: '10.00' },
      { id: 4002, title: 'Nine and a half', price: '9.50' },
      { id: 4003, title: 'Minus three', price: '-3' },
    ]);
    const { items } = await target.as('administrator');
    const query = { filter: { _and: [{ id: { _gte: 4001 } }, filter] }, sort: ['price'], fields: ['id'] };
    const rows = await valueOf(items.list(ARTICLES, query));
    assert.deepEqual(
      rows.map(({ id }) => id),
      ids,
    );
  };

/** Databases return such a number as number or text, and with or without trailing zeros. */
const asNumber = (value: Json | undefined) => (value === null ? null : Number(value));
const asText = (value: Json | undefined) => (value === null ? null : String(value));

export const itemsValuesSuite = defineSuite('values of items after writing and reading', {
  'text keeps line breaks, spaces, quotes and all Unicode characters': roundTrips('body', [
    'a\nb\t"c"',
    ' spaced ',
    'Zürich 🚂 日本',
    '',
    null,
  ]),
  integers: roundTrips('words', [0, -1, 2_147_483_647, null]),
  'big integers up to the largest that all databases return exactly': roundTrips(
    'views',
    ['9007199254740991', '-9007199254740991', '0', null],
    asText,
  ),
  decimals: roundTrips('price', ['12.50', '0.07', '-3', null], asNumber),
  'a decimal written with fewer decimals than its column': answers('price', '12.5', { text: '12.50', number: 12.5 }),
  'a decimal written with more decimals than its column': answers('price', '12.505', {
    text: '12.51',
    number: 12.505,
  }),
  'a big integer written with leading zeros': answers('views', '007', { text: '7', number: 7 }),
  'a big integer that a double does not hold': answers('views', '9007199254740993', {
    text: '9007199254740993',
    // The HTTP adapter keeps a number as text that may have lost digits.
    number: '9007199254740992',
  }),
  'decimals are sorted by number': found({ price: { _nnull: true } }, [4003, 4002, 4001]),
  'decimals are compared with text as numbers': found({ price: { _gt: '9' } }, [4002, 4001]),
  'decimals are found by text in another notation': found({ price: { _in: ['9.5', '10.0'] } }, [4002, 4001]),
  floats: roundTrips('ratio', [1.5, -0.1, 0, null]),
  booleans: roundTrips('featured', [true, false]),
  'dates without a time': roundTrips('day', ['2026-02-28', '1899-12-31', null]),
  'times without a date': roundTrips('at', ['00:00:00', '23:59:59', null]),
  // Not the first second of 1970: over SQLite the server returns it as 0.
  'dates with a time, without a time zone': roundTrips('published_on', [
    '2026-01-02T03:04:05',
    '1999-12-31T23:59:59',
    null,
  ]),
  'JSON of any shape': roundTrips('extra', [{ a: [1, { b: null }], c: 'ü' }, [], [1, 'two', false], {}, null]),
  'lists of strings': roundTrips('tags', [['a', 'b c'], ['one'], null]),
});
