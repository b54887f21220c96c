import {
  collection,
  csvField,
  dateTimeField,
  decimalField,
  floatField,
  primaryKey,
  stringField,
  timeField,
  timestampField,
  world,
} from '../../../../fixtures/builders';
import type { Json } from '../../../kernel';
import { schemaOf } from '../../schema';
import { isStoredAsIn } from './stored-value';

const { collections, fields, relations } = world('shop', [
  collection('offers', {}, [
    primaryKey(),
    stringField('name'),
    decimalField('price'),
    decimalField('rate'),
    floatField('weight'),
    csvField('labels'),
    timestampField('sold_at'),
    dateTimeField('day_at'),
    timeField('opens'),
  ]),
]);
const known = fields.map((field) =>
  field.field === 'rate' && field.schema !== null
    ? { ...field, schema: { ...field.schema, numeric_scale: null } }
    : field,
);
const isStoredAs = isStoredAsIn(schemaOf(collections, known, relations), 'offers');

test.each<[string, Json, Json]>([
  ['name', 'One', 'One'],
  ['price', '3.456', '3.46'],
  ['price', '3.455', '3.45'],
  ['price', '3.455', 3.46],
  ['price', '-0.004', 0],
  ['price', '0.005', '0.01'],
  ['price', '1e3', '1000.00'],
  ['price', '99999999999999999.996', '100000000000000000.00'],
  ['weight', '0.123456789', 0.12345679],
  ['labels', ['a', 'b'], 'a,b'],
  ['labels', 'a, b', ['a', 'b']],
  ['sold_at', '2026-11-20T12:00:00+01:00', '2026-11-20T11:00:00.000Z'],
  ['sold_at', '2026-11-20T11:00:00.700Z', '2026-11-20T11:00:01Z'],
  ['day_at', '2026-11-20T11:00', '2026-11-20T11:00:00'],
  ['opens', '08:30', '08:30:00'],
  ['name', null, null],
])('%s: %j is stored as %j', (field, sent, stored) => {
  expect(isStoredAs(field, sent, stored)).toBe(true);
});

test.each<[string, Json, Json]>([
  ['name', 'One', 'one'],
  ['price', '3.456', '3.45'],
  ['price', '3.456', '3.4561'],
  ['price', '3.456', '-3.46'],
  ['price', '3.456', null],
  ['price', null, '0'],
  ['price', 'x', '0.00'],
  ['price', '1e500', '1e501'],
  ['price', '1e-500', '0.01'],
  ['rate', '3.456', '3.46'],
  ['weight', '1.5', 1.6],
  ['weight', 'x', 'x1'],
  ['weight', '', 0],
  ['labels', ['a', 'b'], 'a'],
  ['sold_at', '2026-11-20T11:00:00Z', '2026-11-20T11:00:01Z'],
  ['sold_at', 7, '2026-11-20T11:00:01Z'],
  ['sold_at', 'x', 'y'],
  ['opens', '08:30', '08:31:00'],
  ['opens', 830, '830:00'],
  ['unknown', '1', 1],
])('%s: %j is not stored as %j', (field, sent, stored) => {
  expect(isStoredAs(field, sent, stored)).toBe(false);
});
