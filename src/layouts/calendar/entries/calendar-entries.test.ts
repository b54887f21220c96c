import {
  choiceField,
  collection,
  dateField,
  dateTimeField,
  primaryKey,
  stringField,
  world,
} from '../../../../fixtures/builders';
import { testUser } from '../../../domain/permissions/current-user.fixtures';
import type { Permission } from '../../../domain/permissions';
import { decodeCalendarOptions } from '../../../domain/query';
import { emptySchema, schemaOf } from '../../../domain/schema';
import type { Json } from '../../../kernel';
import { calendarEntries, entryPermissions, type CalendarEntry, compareEntries } from './calendar-entries.rules';
import type { DisplayTimes } from './event-times.rules';

const sample = world('sample', [
  collection('events', {}, [primaryKey(), stringField('name'), dateTimeField('starts_at'), dateField('ends_on')]),
]);
const schema = schemaOf(sample.collections, sample.fields, sample.relations);
const options = (calendar: Json) => decodeCalendarOptions(schema, 'events', { calendar });
const usual = { template: '{{name}}', startDateField: 'starts_at', endDateField: 'ends_on' };

test('calendarEntries returns items with a valid start, titled by the template or the key', () => {
  const items = [
    { id: 1, name: '<b>Fair</b>', starts_at: '2026-11-01T10:00:00', ends_on: null },
    { id: 2, name: null, starts_at: '2026-11-01T10:00:00', ends_on: '2026-11-03' },
    { id: 3, name: 'Never', starts_at: null, ends_on: null },
    { id: 4, name: 'Nonsense', starts_at: '0000-00-00T00:00:00', ends_on: null },
  ];
  const entries = calendarEntries(schema, 'events', options(usual), items, { zone: 'UTC', language: 'en-US' });
  expect(entries.map(({ key, title, times }) => [key, title, times.allDay, times.end])).toEqual([
    [1, '<b>Fair</b>', false, null],
    [2, '2', true, '2026-11-04'],
  ]);
  expect(calendarEntries(schema, 'events', options({}), items, { zone: 'UTC', language: 'en-US' })).toEqual([]);
});

test('calendarEntries labels items by the field that colours them', () => {
  const { collections, fields, relations } = world('kinds', [
    collection('events', {}, [
      primaryKey(),
      dateField('day'),
      choiceField('kind', [{ value: 'fair', text: 'Fair', color: '#b3261e' }]),
    ]),
  ]);
  const kinds = schemaOf(collections, fields, relations);
  const items = [
    { id: 1, day: '2026-11-01', kind: 'fair' },
    { id: 2, day: '2026-11-01', kind: null },
  ];
  const labels = (calendar: Json) =>
    calendarEntries(kinds, 'events', decodeCalendarOptions(kinds, 'events', { calendar }), items, {
      zone: 'UTC',
      language: 'en-US',
    }).map(({ label }) => label);
  expect(labels({})).toEqual([
    { text: 'Fair', color: '#B3261E' },
    { text: '', color: null },
  ]);
  expect(labels({ colorField: null })).toEqual([null, null]);
});

const entry = (title: string, allDay: boolean, start: string, end: string | null): CalendarEntry => {
  const drawn: DisplayTimes = { allDay, start, end };
  return {
    key: title,
    item: {},
    title,
    stored: { start, startType: 'dateTime', end, endType: 'dateTime' },
    times: drawn,
    label: null,
  };
};

test('compareEntries sorts by start, then longer first, then by title, all-day events before times', () => {
  const sorted = [
    entry('long ago', true, '2026-10-01', '2026-12-01'),
    entry('a fortnight', true, '2026-11-10', '2026-11-24'),
    entry('Östersund', true, '2026-11-10', null),
    entry('Oulu', true, '2026-11-10', '2026-11-11'),
    entry('midnight', false, '2026-11-10T00:00:00', null),
    entry('two hours', false, '2026-11-10T09:00:00', '2026-11-10T11:00:00'),
    entry('an hour as such', false, '2026-11-10T09:00:00', null),
    entry('one hour', false, '2026-11-10T09:00:00', '2026-11-10T10:00:00'),
    entry('half an hour', false, '2026-11-10T09:00:00', '2026-11-10T09:30:00'),
  ];
  expect(
    sorted
      .toReversed()
      .toSorted(compareEntries)
      .map(({ title }) => title),
  ).toEqual(sorted.map(({ title }) => title));
});

const rule = (fields: readonly string[], permissions: Permission['permissions'] = {}): Permission => ({
  id: 1,
  role: 'r',
  collection: 'events',
  action: 'update',
  fields,
  permissions,
  validation: null,
  presets: null,
});

const rights = (rules: readonly Permission[], chosen: Json = usual, admin = false) => {
  const may = entryPermissions(
    emptySchema,
    { user: testUser(admin), permissions: rules },
    'events',
    options(chosen),
    0,
  );
  const item = { id: 1, name: 'Fair' };
  return [may.moveDenied(item), may.resizeDenied(item)];
};

test('moving requires permission for both date fields, resizing only for the end field', () => {
  expect(rights([], usual, true)).toEqual([false, false]);
  expect(rights([])).toEqual(['not_allowed', 'not_allowed']);
  expect(rights([rule(['*'])])).toEqual([false, false]);
  expect(rights([rule(['ends_on'])])).toEqual(['field_not_covered', false]);
  expect(rights([rule(['starts_at'])])).toEqual(['field_not_covered', 'field_not_covered']);
  expect(rights([rule(['starts_at'])], { ...usual, endDateField: null })).toEqual([false, 'field_not_covered']);
  expect(rights([rule(['*'], { name: { _eq: 'Talk' } })])).toEqual(['item_not_covered', 'item_not_covered']);
});
