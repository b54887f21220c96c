import { choiceField, collection, csvField, primaryKey, stringField, world } from '../../../../fixtures/builders';
import type { Json } from '../../../kernel';
import { schemaOf } from '../../schema';
import { decodeCalendarOptions } from './calendar';
import { colorFields, colorLegend, eventLabel } from './calendar-colors';
import { calendarItemsQuery } from './calendar-query';
import { missingCalendarFields } from '../missing-fields';

const KINDS = [
  { value: 'fair', text: 'Fair', color: '#b3261e' },
  { value: 'talk', text: 'Talk', color: '#2f7d4f' },
];
const labels = { display: 'labels', displayOptions: { choices: [{ value: 'x', background: '#b3261e' }] } };

const { collections, fields, relations } = world('colours', [
  collection('events', {}, [
    primaryKey(),
    stringField('name', { sort: 1 }),
    stringField('plain', { sort: 2, display: 'labels', displayOptions: { choices: [{ value: 'x', text: 'X' }] } }),
    csvField('words', { sort: 3, ...labels }),
    choiceField('kind', KINDS, { sort: 5 }),
    stringField('state', { sort: 4, ...labels }),
    stringField('raw', { sort: 6, ...labels, display: 'raw' }),
  ]),
]);
const schema = schemaOf(collections, fields, relations);
const decoded = (calendar: Json) => decodeCalendarOptions(schema, 'events', { calendar }).colorField;

test('offers fields with one coloured label, in the order of the form', () => {
  expect(colorFields(schema, 'events').map(({ field }) => field)).toEqual(['state', 'kind']);
});

test('the first of them colours the events, unless another or none is chosen', () => {
  expect(decoded({})).toBe('state');
  expect(decoded({ colorField: 'kind' })).toBe('kind');
  expect(decoded({ colorField: null })).toBeNull();
  expect(decoded({ colorField: 'name' })).toBeNull();
  expect(missingCalendarFields(schema, 'events', { calendar: { colorField: 'name' } })).toEqual(['name']);
});

test('the legend has the labels of the field', () => {
  expect(colorLegend(schema, 'events', 'kind').map(({ text, dot }) => [text, dot])).toEqual([
    ['Fair', '#B3261E'],
    ['Talk', '#2F7D4F'],
  ]);
  expect(colorLegend(schema, 'events', null)).toEqual([]);
});

test('an event has the label of its value, and none without a value or a field', () => {
  const label = eventLabel(schema, 'events', 'kind');
  expect(label({ kind: 'fair' })).toMatchObject({ text: 'Fair', dot: '#B3261E' });
  expect(label({ kind: 'walk' })).toMatchObject({ text: 'Walk', dot: null });
  expect([label({ kind: null }), label({})]).toEqual([null, null]);
  expect(eventLabel(schema, 'events', null)({ kind: 'fair' })).toBeNull();
});

test('requests the field with the events', () => {
  const options = { ...decodeCalendarOptions(schema, 'events', {}), startDateField: 'name', template: '{{name}}' };
  const range = { start: '2026-01-01T00:00:00+01:00', end: '2026-02-01T00:00:00+01:00' };
  expect(calendarItemsQuery(schema, 'events', options, range, { search: '', filter: null })?.fields).toEqual([
    'id',
    'name',
    'state',
  ]);
});

test('a field without options of its display has no legend, and its events the plain value', () => {
  const bare = {
    ...schema,
    fields: new Map(
      [...schema.fields].map(([name, fields]) => [
        name,
        fields.map((field) =>
          field.meta === null ? field : { ...field, meta: { ...field.meta, display_options: null, options: null } },
        ),
      ]),
    ),
  };
  expect(colorLegend(bare, 'events', 'kind')).toEqual([]);
  expect(eventLabel(bare, 'events', 'kind')({ kind: 'fair' })).toMatchObject({ text: 'Fair', dot: null });
});
