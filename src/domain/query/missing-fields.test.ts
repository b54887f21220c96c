import fc from 'fast-check';
import type { Json } from '../../kernel';
import { missingCalendarFields, missingCardFields, missingSortField } from './missing-fields';
import { schema } from './sample-collections.fixtures';

const ofCards = (saved: Json, query: Json = null) =>
  missingCardFields(schema, 'events', { cards: saved }, { cards: query });
const ofCalendar = (saved: Json) => missingCalendarFields(schema, 'events', { calendar: saved });

test('what is there is not gone, and what nobody asks for neither', () => {
  expect(ofCards({ title: '{{name}}: {{host.name}}', subtitle: '{{place}}', imageSource: 'plan' })).toEqual([]);
  expect(ofCards({ title: '{{$thumbnail}} {{name}}', imageSource: '$thumbnail' })).toEqual([]);
  expect(ofCards({ imageSource: null })).toEqual([]);
  expect(ofCalendar({ template: '{{name}}', startDateField: 'starts_at', endDateField: 'ends_at' })).toEqual([]);
  expect([ofCards(null), ofCalendar(null)]).toEqual([[], []]);
});

test('cards tell each field that leads nowhere once, and a picture that is none', () => {
  expect(
    ofCards({ title: '{{mood}} {{host.mood}}', subtitle: '{{mood}} {{constructor}}', imageSource: 'name' }),
  ).toEqual(['mood', 'host.mood', 'constructor', 'name']);
});

test('cards tell once of an order that is gone', () => {
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
])('the order of %j is gone: %j', (saved, gone) => {
  expect(missingSortField(schema, 'events', { tabular: saved }, 'tabular')).toBe(gone);
  expect(missingSortField(schema, 'events', { tabular: saved }, 'cards')).toBeNull();
});

test('a calendar tells of days that are none', () => {
  expect(ofCalendar({ template: '{{mood}}', startDateField: 'begins', endDateField: 'name' })).toEqual([
    'mood',
    'begins',
    'name',
  ]);
});

test('whatever was saved', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (saved) => {
      for (const gone of [ofCards(saved as Json, saved as Json), ofCalendar(saved as Json)])
        expect(new Set(gone).size).toBe(gone.length);
    }),
  );
});
