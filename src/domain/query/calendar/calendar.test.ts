import fc from 'fast-check';
import { FAIR, translatedEvents } from '../../../../tests/support/translated-events';
import { collection, dateCreated, dateField, dateUpdated, primaryKey, world } from '../../../../fixtures/builders';
import type { Json } from '../../../kernel';
import { schemaOf } from '../../schema';
import { compileFilter } from '../../filters';
import {
  CALENDAR_VIEWS,
  calendarEvents,
  calendarFields,
  decodeCalendarOptions,
  eventEdits,
  type CalendarOptions,
} from './calendar';
import { calendarItemsQuery, rangeFilters } from './calendar-query';
import { schema } from '../sample-collections.fixtures';

const decode = (saved: Json) => decodeCalendarOptions(schema, 'events', { calendar: saved });
const DEFAULTS: CalendarOptions = {
  template: null,
  viewInfo: { type: 'dayGridMonth', startDateStr: null },
  startDateField: null,
  endDateField: null,
  colorField: null,
};
const options: CalendarOptions = {
  ...DEFAULTS,
  template: '{{name}}',
  startDateField: 'starts_at',
  endDateField: 'ends_at',
};
const range = { start: '2026-01-01T00:00:00+01:00', end: '2026-02-01T00:00:00+01:00' };
const everything = { search: '', filter: null };

test('decodes saved options', () => {
  const saved = {
    template: '{{name}}',
    viewInfo: { type: 'listWeek', startDateStr: '2026-11-01' },
    startDateField: 'moment',
    endDateField: 'day',
    colorField: null,
  };
  expect(decode(saved)).toEqual(saved);
});

test.each<Json>([
  null,
  [],
  { template: '', viewInfo: 'month', startDateField: 'name', endDateField: 'at' },
  { viewInfo: { type: 'constructor', startDateStr: 'soon' }, startDateField: 'nothing', endDateField: 5 },
  { viewInfo: { type: null, startDateStr: '2026-99-01' } },
])('decodes %j as the default calendar', (saved) => {
  expect(decode(saved)).toEqual(DEFAULTS);
});

test('begins with the only date that people enter, unless another or none was chosen', () => {
  const { collections, fields, relations } = world('dates', [
    collection('tours', {}, [primaryKey(), dateField('starts_on'), dateCreated(), dateUpdated()]),
  ]);
  const tours = schemaOf(collections, fields, relations);
  const start = (calendar: Json) => decodeCalendarOptions(tours, 'tours', { calendar }).startDateField;
  expect(start({})).toBe('starts_on');
  expect(start({ startDateField: 'date_created' })).toBe('date_created');
  expect(start({ startDateField: null })).toBeNull();
});

test('offers only fields with a date', () => {
  expect(calendarFields(schema, 'events').map(({ field }) => field)).toEqual(['starts_at', 'ends_at', 'day', 'moment']);
});

test('requests all events of the range with the fields of title and dates', () => {
  expect(calendarItemsQuery(schema, 'events', options, range, everything)).toEqual({
    fields: ['id', 'name', 'starts_at', 'ends_at'],
    filter: {
      _and: [
        { _or: [{ starts_at: { _gte: '2026-01-01T00:00:00' } }, { ends_at: { _gte: '2026-01-01T00:00:00' } }] },
        { starts_at: { _lte: '2026-02-01T00:00:00' } },
      ],
    },
    limit: -1,
  });
  expect(calendarItemsQuery(schema, 'events', { ...options, endDateField: null }, range, everything)?.filter).toEqual({
    _and: [{ starts_at: { _gte: '2026-01-01T00:00:00' } }, { starts_at: { _lte: '2026-02-01T00:00:00' } }],
  });
  expect(
    calendarItemsQuery(schema, 'events', options, range, { search: 'x', filter: { public: { _eq: true } } }),
  ).toMatchObject({
    search: 'x',
    filter: {
      _and: [{ public: { _eq: true } }, { _and: [{ _or: [{ starts_at: {} }, { ends_at: {} }] }, { starts_at: {} }] }],
    },
  });
});

test('writes bounds in the format of the column', () => {
  const bounds = (startDateField: string) =>
    rangeFilters(schema, 'events', { ...options, startDateField, endDateField: null }, range).map(
      (node) => node.kind === 'condition' && node.value,
    );
  expect(bounds('day')).toEqual(['2026-01-01', '2026-02-01']);
  expect(bounds('moment')).toEqual(['2025-12-31T23:00:00.000Z', '2026-01-31T23:00:00.000Z']);
  expect(
    rangeFilters(
      schema,
      'events',
      { ...options, startDateField: 'moment', endDateField: 'moment' },
      { start: 'a', end: 'b' },
    ),
  ).toMatchObject([
    { value: 'a', hidden: true },
    { value: 'b', locked: true },
  ]);
});

test('requests nothing without a start field, and no key of a collection without one', () => {
  expect(calendarItemsQuery(schema, 'events', DEFAULTS, range, everything)).toBeNull();
  expect(calendarItemsQuery(schema, 'events', { ...options, startDateField: 'nothing' }, range, everything)).toBeNull();
  expect(
    calendarItemsQuery(schema, 'keyless', { ...DEFAULTS, startDateField: 'day' }, range, everything)?.fields,
  ).toEqual(['day']);
});

test('skips items without a start or a key', () => {
  const items = [
    { id: 1, name: 'Fair', starts_at: '2026-01-02T10:00:00', ends_at: '2026-01-02T12:00:00' },
    { id: 2, name: 'Talk', starts_at: '2026-01-03T10:00:00', ends_at: null },
    { id: 3, name: 'Nowhen', starts_at: null },
    { name: 'Nobody', starts_at: '2026-01-02T10:00:00' },
  ];
  expect(calendarEvents(schema, 'events', options, items, null)).toEqual([
    { id: '1', title: 'Fair', start: '2026-01-02T10:00:00', end: '2026-01-02T12:00:00' },
    { id: '2', title: 'Talk', start: '2026-01-03T10:00:00', end: null },
  ]);
  expect(
    calendarEvents(schema, 'events', { ...options, template: null, endDateField: null }, items, null),
  ).toMatchObject([{ title: 'Fair ()', end: null }, {}]);
  expect(
    calendarEvents(schema, 'keyless', { ...DEFAULTS, startDateField: 'day' }, [{ day: '2026-01-01' }], null),
  ).toEqual([]);
});

test('titles are in the language of the reader', () => {
  const titles = (language: string | null) =>
    calendarEvents(translatedEvents, 'events', { ...DEFAULTS, startDateField: 'starts_at' }, [FAIR], language).map(
      ({ title }) => title,
    );
  expect(titles('en-GB')).toEqual(['Fair']);
  expect(titles('de-DE')).toEqual(['Messe']);
  expect(titles(null)).toEqual(['Messe, Fair']);
});

test('saves the start of a moved event, and its end if it has one', () => {
  const move = { start: '2026-01-02T10:00:00.000Z', end: '2026-01-02T12:00:00.000Z' };
  expect(eventEdits(schema, 'events', options, move)).toEqual({
    starts_at: '2026-01-02T10:00:00',
    ends_at: '2026-01-02T12:00:00',
  });
  expect(eventEdits(schema, 'events', options, { ...move, end: null })).toEqual({ starts_at: '2026-01-02T10:00:00' });
  expect(eventEdits(schema, 'events', { ...options, endDateField: null }, move)).toEqual({
    starts_at: '2026-01-02T10:00:00',
  });
  expect(eventEdits(schema, 'events', { ...options, endDateField: 'nothing' }, move)).toEqual({
    starts_at: '2026-01-02T10:00:00',
  });
  expect(
    eventEdits(
      schema,
      'events',
      { ...options, startDateField: 'moment', endDateField: 'day' },
      { start: move.start, end: '2026-01-03' },
    ),
  ).toEqual({
    moment: '2026-01-02T10:00:00.000Z',
    day: '2026-01-03',
  });
});

test('the range filter finds exactly the events that overlap the range', () => {
  const minute = fc
    .integer({ min: 0, max: 90 * 24 * 60 })
    .map((at) => new Date(Date.UTC(2025, 11, 1) + at * 60_000).toISOString().slice(0, 19));
  const filter = calendarItemsQuery(schema, 'events', options, range, everything)?.filter ?? {};
  fc.assert(
    fc.property(minute, fc.option(minute), (starts_at, ends_at) => {
      const from = '2026-01-01T00:00:00';
      const inSight =
        starts_at <= '2026-02-01T00:00:00' && (starts_at >= from || (ends_at !== null && ends_at >= from));
      expect(compileFilter(filter, { user: null, role: null, now: 0 })({ starts_at, ends_at })).toBe(inSight);
    }),
  );
});

test('decodes any preset to a view and date fields', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (viewInfo, startDateField, rest) => {
      const decoded = [decode({ viewInfo, startDateField } as Json), decode(rest as Json)];
      for (const { viewInfo: view, startDateField: field } of decoded) {
        expect(CALENDAR_VIEWS).toContain(view.type);
        expect([null, 'starts_at', 'ends_at', 'day', 'moment']).toContain(field);
      }
    }),
  );
});
