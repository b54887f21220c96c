import {
  bigIntegerField,
  collection,
  decimalField,
  floatField,
  jsonField,
  manyToOne,
  oneToMany,
  primaryKey,
  stringField,
  world,
} from '../../../../fixtures/builders';
import type { Json } from '../../../kernel';
import { schemaOf } from '../../schema';
import { isSameOfType, sameValueIn } from './same-value';

const { collections, fields, relations } = world('shop', [
  collection('offers', {}, [
    primaryKey(),
    stringField('name'),
    decimalField('price'),
    bigIntegerField('stock'),
    floatField('weight'),
    jsonField('extra'),
    manyToOne('supplier', { to: 'suppliers', reverse: { field: 'offers' } }),
  ]),
  collection('suppliers', {}, [
    primaryKey(),
    decimalField('discount'),
    stringField('code'),
    oneToMany('remarks', { from: 'remarks', foreignKey: 'supplier' }),
  ]),
  collection('remarks', null, [stringField('text')]),
]);
const schema = schemaOf(collections, fields, relations);
const isSame = sameValueIn(schema, 'offers');

test.each<[string, Json, Json]>([
  ['price', '3.50', 3.5],
  ['price', '3.50', '3.5'],
  ['stock', '12', 12],
  ['weight', '1.5', 1.5],
  ['price', null, null],
  ['name', 'One', 'One'],
  ['extra', { a: [1] }, { a: [1] }],
  ['unknown', '1', '1'],
])('%s: %j and %j are the same', (field, one, other) => {
  expect([isSame(field, one, other), isSame(field, other, one)]).toEqual([true, true]);
});

test.each<[string, Json, Json]>([
  ['price', '3.50', '3.51'],
  ['price', '0', null],
  ['stock', '12345678901234567890', '12345678901234567891'],
  ['name', '3.50', '3.5'],
  ['name', '1', 1],
  ['extra', { a: '1.0' }, { a: 1 }],
  ['unknown', '1', 1],
  ['supplier', 7, null],
  ['supplier', 7, { id: 7 }],
])('%s: %j and %j differ', (field, one, other) => {
  expect([isSame(field, one, other), isSame(field, other, one)]).toEqual([false, false]);
});

test('compares values of related items by their fields', () => {
  expect(isSame('supplier', '7', 7)).toBe(true);
  expect(isSame('supplier', { id: 7, discount: '0.50' }, { id: 7, discount: 0.5 })).toBe(true);
  expect(isSame('supplier', { id: 7, discount: '0.50' }, { id: 7, discount: '0.51' })).toBe(false);
  expect(isSame('supplier', { id: 7, code: '1.0' }, { id: 7, code: '1' })).toBe(false);
  expect(isSame('supplier', { id: 7 }, { id: 7, discount: null })).toBe(false);
});

test('compares lists of related items and keys, and nested writes of lists', () => {
  const inOffers = sameValueIn(schema, 'suppliers');
  const row = (price: Json): Json => ({ id: 1, price });
  expect(inOffers('offers', [row('2.0'), 3], [row(2), '3'])).toBe(true);
  expect(inOffers('offers', [row('2.0')], [row(2), 3])).toBe(false);
  expect(inOffers('offers', { update: [row('2.0')], delete: ['4'] }, { update: [row(2)], delete: [4] })).toBe(true);
  expect(inOffers('offers', { update: [row('2.0')] }, { update: [row(3)] })).toBe(false);
  expect(inOffers('offers', { update: [row(2)] }, { create: [row(2)] })).toBe(false);
});

test('numbers of text fields are compared as text', () => {
  expect(isSameOfType('string', '3.50', '3.5')).toBe(false);
  expect(isSameOfType('decimal', '3.50', '3.5')).toBe(true);
});

test('keys of rows whose collection has no key are compared as plain data', () => {
  const inSuppliers = sameValueIn(schema, 'suppliers');
  expect(inSuppliers('remarks', ['1', { text: 'x' }], ['1', { text: 'x' }])).toBe(true);
  expect(inSuppliers('remarks', ['1'], [1])).toBe(false);
});
