import fc from 'fast-check';
import type { Json } from '../../kernel';
import { missingCalendarFields, missingCardFields, missingSortField } from './missing-fields';
import { schema } from './sample-collections.fixtures';

const ofCards = (saved: Json, query: Json = null) =>
  missingCardFields(schema, 'events', { cards: saved }, { cards: query });
const ofCalendar = (saved: Json) => missingCalendarFields(schema, 'events', { calendar: saved });

test('reports neither existing nor unused fields', () => {
  expect(ofCards({ title: '{{name}}: {{host.name}}', subtitle: '{{place}}', imageSource: 'plan' })).toEqual([]);
  expect(ofCards({ title: '{{$thumbnail}} {{name}}', imageSource: '$thumbnail' })).toEqual([]);
  expect(ofCards({ imageSource: null })).toEqual([]);
  expect(ofCalendar({ template: '{{name}}', startDateField: 'starts_at', endDateField: 'ends_at' })).toEqual([]);
  expect([ofCards(null), ofCalendar(null)]).toEqual([[], []]);
});

test('reports each missing field of cards once, and an invalid image source', () => {
  expect(
    ofCards({ title: '{{mood}} {{host.mood}}', subtitle: '{{mood}} {{constructor}}', imageSource: 'name' }),
  ).toEqual(['mood', 'host.mood', 'constructor', 'name']);
});

test('reports a missing sort field of cards once', () => {
  expect(ofCards({ title: '{{mood}}' }, { sort: '-mood' })).toEqual(['mood']);
  expect(ofCards({ title: '{{name}}' }, { sort: '-begins' })).toEqual(['begins']);
});

test.each<[Json, string | null]>([
  [{ sort: '-begins' }, 'begins'],
  [{ sort: '__proto__' }, '__proto__'],
  [{ sort: 'host.mood' }, 'host.mood'],
  [{ sort: '-starts_at' }, null],
  [{ sort: 'host.name' }, null],
  [{ sort: '-' }, null],
  [{ sort: ['begins'] }, null],
  [{ sort: '' }, null],
  ['begins', null],
])('%j has the missing sort field %j', (saved, missing) => {
  expect(missingSortField(schema, 'events', { tabular: saved }, 'tabular')).toBe(missing);
  expect(missingSortField(schema, 'events', { tabular: saved }, 'cards')).toBeNull();
});

test('reports calendar fields that have no dates', () => {
  expect(ofCalendar({ template: '{{mood}}', startDateField: 'begins', endDateField: 'name' })).toEqual([
    'mood',
    'begins',
    'name',
  ]);
});

test('accepts any saved options', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (saved) => {
      for (const missing of [ofCards(saved as Json, saved as Json), ofCalendar(saved as Json)])
        expect(new Set(missing).size).toBe(missing.length);
    }),
  );
});
