import { dateField, decimalField, integerField, loneField, stringField, timeField } from '../../../fixtures/builders';
import type { Json } from '../../kernel';
import type { Field } from '../schema';
import { entryNotation } from '../values';
import { columnNotations, columnReading, type ColumnNotation } from './column-notation';

const price = loneField(decimalField('price'));
const count = loneField(integerField('count'));
const day = loneField(dateField('day'));

interface Sample {
  readonly format?: 'csv' | 'json';
  readonly delimiter?: string;
  readonly language?: string;
  readonly choice?: ColumnNotation;
}

const read = (field: Field, cells: readonly Json[], { format = 'csv', delimiter = ';', ...more }: Sample = {}) => {
  const rows = cells.map((cell) => ['x', cell]);
  const user = entryNotation(more.language ?? 'de-DE');
  const { chosen, isAmbiguous } = columnReading({ format, delimiter, rows }, 1, field, user, more.choice);
  return [chosen, isAmbiguous];
};

test('columnNotations offers decimal marks for numbers, orders for dates, and nothing for other types', () => {
  expect(columnNotations(price)).toEqual(['.', ',']);
  expect(columnNotations(day)).toEqual(['day_first', 'month_first']);
  expect([timeField('at'), stringField('title')].map((part) => columnNotations(loneField(part)))).toEqual([[], []]);
  expect(read(loneField(stringField('title')), ['1.5'])).toEqual([null, false]);
});

test.each<[string, Field, readonly Json[], readonly [ColumnNotation, boolean]]>([
  ['one cell that fits one notation only decides', price, ['1.234', '9.05'], ['.', false]],
  ['the other cells decide', price, ['1.234', '0,5'], [',', false]],
  ['grouped digits that may be decimals are ambiguous', price, ['1.234', '2.500'], [',', true]],
  ['whole numbers have no decimals', count, ['1.234', '2.500'], [',', false]],
  ['cells that fit neither are left to their rows', price, ['1.234,5', '1,234.5'], [',', false]],
  ['a month above 12 decides', day, ['03/04/2024', '12/31/2024'], ['month_first', false]],
  ['days up to 12 only are ambiguous', day, ['03/04/2024', '2024-01-01'], ['day_first', true]],
  ['the same day and month are not', day, ['05/05/2024'], ['day_first', false]],
])('in a German file with semicolons, %s', (_, field, cells, expected) => {
  expect(read(field, cells)).toEqual(expected);
});

test('an ambiguous column is read as in the language of the user, with a point where programs write the file', () => {
  expect(read(price, ['1.234'], { language: 'en-US' })).toEqual(['.', true]);
  expect(read(price, ['1.234'], { delimiter: ',' })).toEqual(['.', true]);
  expect(read(price, ['1.234'], { format: 'json' })).toEqual(['.', true]);
  expect(read(day, ['03/04/2024'], { language: 'en-US' })).toEqual(['month_first', true]);
});

test('dates with points have the day first in every language, as in an input', () => {
  expect(read(day, ['03.04.2024'], { language: 'en-US' })).toEqual(['day_first', true]);
});

test('the choice of the user wins, and is not ambiguous', () => {
  expect(read(price, ['1.234'], { choice: '.' })).toEqual(['.', false]);
  expect(read(day, ['03/04/2024'], { choice: 'month_first' })).toEqual(['month_first', false]);
  expect(read(day, ['03/04/2024'], { choice: '.' })).toEqual(['day_first', true]);
});

test('a column of plain numbers and ISO dates needs no notation', () => {
  expect(read(price, ['1234', '-5', ''])).toEqual([null, false]);
  expect(read(day, ['2024-12-31'])).toEqual([null, false]);
});

test('numbers of a JSON file are no texts', () => {
  expect(read(price, [1.234, '0.5'], { format: 'json' })).toEqual(['.', false]);
});

test('a long column is read as its first ten thousand different texts are', () => {
  const cells = Array.from({ length: 10_000 }, (_, index) => `${index},5`);
  expect(read(price, [...cells, '1,234.5'])).toEqual([',', false]);
  expect(read(price, [...cells.slice(1), '1,234.5'], { language: 'en-US' })).toEqual(['.', false]);
});
