import { collection, dateField, dateTimeField, primaryKey, stringField, world } from '../../../fixtures/builders';
import { someone } from '../../domain/permissions/current-user.fixtures';
import type { Permission } from '../../domain/permissions';
import { emptyView } from '../../domain/presets';
import { decodeCalendarOptions } from '../../domain/query';
import { schemaOf } from '../../domain/schema';
import type { Json } from '../../kernel';
import { calendarEntries, calendarRights } from './calendar-entries.rules';
import { calendarRequest } from './calendar.query';
import { firstDayOf } from './use-calendar-locale';

const sample = world('sample', [
  collection('events', {}, [primaryKey(), stringField('name'), dateTimeField('starts_at'), dateField('ends_on')]),
]);
const schema = schemaOf(sample.collections, sample.fields, sample.relations);
const options = (calendar: Json) => decodeCalendarOptions(schema, 'events', { calendar });
const usual = { template: '{{name}}', startDateField: 'starts_at', endDateField: 'ends_on' };

test('items with a start become entries; one without a name is called by its key', () => {
  const items = [
    { id: 1, name: '<b>Fair</b>', starts_at: '2026-11-01T10:00:00', ends_on: null },
    { id: 2, name: null, starts_at: '2026-11-01T10:00:00', ends_on: '2026-11-03' },
    { id: 3, name: 'Never', starts_at: null, ends_on: null },
    { id: 4, name: 'Nonsense', starts_at: '0000-00-00T00:00:00', ends_on: null },
  ];
  const entries = calendarEntries(schema, 'events', options(usual), items, 'UTC');
  expect(entries.map(({ key, title, drawn }) => [key, title, drawn.allDay, drawn.end])).toEqual([
    [1, '<b>Fair</b>', false, null],
    [2, '2', true, '2026-11-04'],
  ]);
  expect(calendarEntries(schema, 'events', options({}), items, 'UTC')).toEqual([]);
});

test('nothing is asked for before it is known what is in sight', () => {
  const looking = {
    schema,
    collection: 'events',
    view: { ...emptyView, layout_options: { calendar: usual } },
    filter: null,
    shownWith: () => null,
  };
  expect(calendarRequest({ ...looking, transient: {} })).toBeNull();
  expect(calendarRequest({ ...looking, transient: { range: { start: 5, end: null } } })).toBeNull();
  const range = { start: '2026-11-01T00:00:00+01:00', end: '2026-11-30T23:59:59+01:00' };
  expect(calendarRequest({ ...looking, transient: { range } })).toMatchObject({
    limit: -1,
    fields: ['id', 'name', 'starts_at', 'ends_on'],
  });
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
  const may = calendarRights({ user: someone(admin), permissions: rules }, 'events', options(chosen), 0);
  const item = { id: 1, name: 'Fair' };
  return [may.move(item), may.resize(item)];
};

test('who may change the dates may move an item, and who may change its end draw that out', () => {
  expect(rights([], usual, true)).toEqual([false, false]);
  expect(rights([])).toEqual(['not_allowed', 'not_allowed']);
  expect(rights([rule(['*'])])).toEqual([false, false]);
  expect(rights([rule(['ends_on'])])).toEqual(['field_not_covered', false]);
  expect(rights([rule(['starts_at'])])).toEqual(['field_not_covered', 'field_not_covered']);
  expect(rights([rule(['starts_at'])], { ...usual, endDateField: null })).toEqual([false, 'field_not_covered']);
  expect(rights([rule(['*'], { name: { _eq: 'Talk' } })])).toEqual(['item_not_covered', 'item_not_covered']);
});

test.each([
  ['en-US', 0],
  ['de-DE', 1],
  ['fr-FR', 1],
  ['ja-JP', 0],
  ['ar-SA', 0],
  ['not a locale', 1],
])('weeks of %s begin on %i', (locale, day) => {
  expect(firstDayOf(locale)).toBe(day);
});

test('browsers that cannot tell are told', () => {
  const known = Object.getOwnPropertyDescriptors(Intl.Locale.prototype) as PropertyDescriptorMap;
  Object.defineProperties(Intl.Locale.prototype, {
    getWeekInfo: { value: undefined, configurable: true },
    weekInfo: { value: undefined, configurable: true },
  });
  expect(['en-US', 'de-DE', 'ja-JP', 'ar-SA'].map(firstDayOf)).toEqual([0, 1, 0, 0]);
  for (const name of ['getWeekInfo', 'weekInfo']) {
    Reflect.deleteProperty(Intl.Locale.prototype, name);
    if (known[name] !== undefined) Object.defineProperty(Intl.Locale.prototype, name, known[name]);
  }
});
