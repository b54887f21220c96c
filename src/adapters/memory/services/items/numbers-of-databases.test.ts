import { bigIntegerField, collection, decimalField, primaryKey, world } from '../../../../../fixtures/builders';
import type { Json } from '../../../../kernel';
import { admin } from '../../../testing/library';
import { Platform } from '../../platform';
import { Database } from '../../world/database';
import type { NumberAnswers } from '../../world/world';

const shop = world('shop', [
  collection(
    'offers',
    {},
    [primaryKey(), decimalField('price'), bigIntegerField('stock')],
    [
      { id: 1, price: '10.00', stock: '12345678901234567891' },
      { id: 2, price: '9.5', stock: '12345678901234567890' },
      { id: 3, price: '-3', stock: '9' },
      { id: 4, price: null, stock: null },
    ],
  ),
]);

const offers = (numbers: NumberAnswers = 'text') =>
  new Platform(new Database({ ...shop, numbers }), { now: () => 0 }).items('offers', admin);

const keys = (rows: readonly { readonly [field: string]: Json }[]): readonly Json[] => rows.map(({ id = null }) => id);

test('as of PostgreSQL and MySQL, numbers are text with the scale of the column', () => {
  expect(offers().read(2)).toEqual({ id: 2, price: '9.50', stock: '12345678901234567890' });
  const items = offers();
  items.update([2], { price: 3.505, stock: '007' });
  expect(items.read(2)).toEqual({ id: 2, price: '3.51', stock: '7' });
});

test('as of SQLite, numbers are numbers, not rounded to the scale', () => {
  expect(offers('number').read(2)).toEqual({ id: 2, price: 9.5, stock: 12345678901234567000 });
  const items = offers('number');
  items.update([2], { price: '3.505', stock: '007' });
  expect(items.read(2)).toEqual({ id: 2, price: 3.505, stock: 7 });
});

test.each(['text', 'number'] as const)('sorts and filters by number (%s)', (numbers) => {
  expect(keys(offers(numbers).list({ sort: ['price'] }))).toEqual([4, 3, 2, 1]);
  expect(keys(offers(numbers).list({ filter: { price: { _gt: '9' } } }))).toEqual([1, 2]);
  expect(keys(offers(numbers).list({ filter: { price: { _in: ['9.500', 10] } } }))).toEqual([1, 2]);
});

test('sorts and filters numbers exactly that a double does not hold', () => {
  expect(keys(offers().list({ sort: ['stock'] }))).toEqual([4, 3, 2, 1]);
  expect(keys(offers().list({ sort: ['-stock'] }))).toEqual([1, 2, 3, 4]);
  expect(keys(offers().list({ filter: { stock: { _gt: '12345678901234567890' } } }))).toEqual([1]);
  expect(keys(offers().list({ filter: { stock: { _eq: '12345678901234567890' } } }))).toEqual([2]);
  expect(keys(offers().list({ filter: { stock: { _lt: '12345678901234567890' } } }))).toEqual([3]);
});

test('a world keeps how its database answers numbers', () => {
  expect(new Database({ ...shop, numbers: 'number' }).snapshot().numbers).toBe('number');
  expect('numbers' in new Database(shop).snapshot()).toBe(false);
});
