import fc from 'fast-check';
import { isRight } from 'fp-ts/Either';
import {
  bigIntegerField,
  booleanField,
  collection,
  csvField,
  dateField,
  dateTimeField,
  decimalField,
  floatField,
  integerField,
  jsonField,
  stringField,
  textField,
  timeField,
  timestampField,
  uuidField,
  world,
} from '../../../fixtures/builders';
import type { Json } from '../../kernel';
import { entryNotation } from '../values';
import { cellValue } from './cell-value';
import type { TableFile } from './table-file';

const sample = world('sample', [
  collection('all', {}, [
    stringField('string', { maxLength: 4 }),
    textField('text'),
    integerField('integer'),
    bigIntegerField('bigInteger'),
    decimalField('decimal'),
    floatField('float'),
    booleanField('boolean'),
    dateField('date'),
    timeField('time'),
    dateTimeField('dateTime'),
    timestampField('timestamp'),
    jsonField('json'),
    csvField('csv'),
    uuidField('uuid'),
  ]),
]);

const read = (type: string, cell: Json, format: TableFile['format'] = 'csv'): unknown => {
  const field = sample.fields.find((each) => each.field === type);
  if (field === undefined) throw new Error(type);
  const value = cellValue(cell, field, format, entryNotation('en-US'));
  if (isRight(value)) return [value.right];
  const { problem, excess } = value.left;
  return excess === undefined ? problem : [problem, excess].join(' ');
};

test.each<[string, Json, unknown]>([
  ['string', 'abcd', ['abcd']],
  ['string', 'abcde', 'cell_too_long 1'],
  ['string', '🦔🦔🦔🦔🦔🦔', 'cell_too_long 2'],
  ['string', '🦔🦔🦔🦔', ['🦔🦔🦔🦔']],
  ['string', 12, ['12']],
  ['string', { a: 1 }, 'cell_no_text'],
  ['string', '', [null]],
  ['string', null, [null]],
  ['integer', ' 12 ', [12]],
  ['integer', '+12', [12]],
  ['integer', '1.5', 'cell_no_whole_number'],
  ['integer', '0x10', 'cell_no_whole_number'],
  ['bigInteger', '9007199254740993', ['9007199254740993']],
  ['bigInteger', '-5', ['-5']],
  ['decimal', '0.12345678901234567890', ['0.12345678901234567890']],
  ['decimal', '12.50', ['12.50']],
  ['decimal', '12,50', ['12.50']],
  ['decimal', '12,,50', 'cell_no_number'],
  ['float', 'a', 'cell_no_number'],
  ['float', ' ', 'cell_no_number'],
  ['boolean', 'TRUE', [true]],
  ['boolean', '0', [false]],
  ['boolean', 1, [true]],
  ['boolean', false, [false]],
  ['boolean', 'perhaps', 'cell_no_boolean'],
  ['date', '2026-02-28', ['2026-02-28']],
  ['date', '2026-02-30', 'cell_no_date'],
  ['date', '28.2.2026', ['2026-02-28']],
  ['date', '30.2.2026', 'cell_no_date'],
  ['date', ' ', 'cell_no_date'],
  ['boolean', 'WAHR', [true]],
  ['boolean', 'no', [false]],
  ['time', '08:30', ['08:30:00']],
  ['dateTime', '2026-02-28', ['2026-02-28T00:00:00']],
  ['dateTime', '2026-02-28 08:30:00', ['2026-02-28 08:30:00']],
  ['timestamp', '2026-02-28T08:30:00+02:00', ['2026-02-28T08:30:00+02:00']],
  ['json', '{"a": [1]}', [{ a: [1] }]],
  ['json', '{a: 1}', 'cell_no_json'],
  ['csv', '["a, b", "c"]', 'cell_with_comma'],
  ['csv', ['a, b'], 'cell_with_comma'],
  ['json', { a: 1 }, [{ a: 1 }]],
  ['csv', 'a, b,,c', [['a', 'b', 'c']]],
  ['csv', ['a', 'b'], [['a', 'b']]],
  ['csv', '["a","b"]', [['a', 'b']]],
  ['csv', '["a', [['["a']]],
  ['uuid', '01234567-89ab-cdef-0123-456789abcdef', ['01234567-89ab-cdef-0123-456789abcdef']],
  ['uuid', 'x', 'cell_no_uuid'],
])('converts for a field of type %s the cell %j to %j', (type, cell, value) => {
  expect(read(type, cell)).toEqual(value);
});

test.each([
  ['string', ['']],
  ['text', ['']],
  ['integer', [null]],
  ['date', [null]],
  ['uuid', [null]],
])('converts the empty text of a JSON file for a field of type %s', (type, value) => {
  expect(read(type, '', 'json')).toEqual(value);
  expect(read(type, '')).toEqual([null]);
});

test('never throws for any cell and field', () => {
  const fields = fc.constantFrom(...sample.fields);
  const formats = fc.constantFrom<TableFile['format']>('csv', 'json');
  const cells = fc.oneof(fc.string(), fc.jsonValue());
  fc.assert(
    fc.property(fields, cells, formats, (field, cell, format) => {
      expect(() => cellValue(cell as Json, field, format, entryNotation('de-DE'))).not.toThrow();
    }),
  );
});

test('loses no digit of a number', () => {
  fc.assert(
    fc.property(fc.bigInt(), (number) =>
      expect(String((read('bigInteger', String(number)) as Json[])[0])).toBe(String(number)),
    ),
  );
});
