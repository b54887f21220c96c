import { collection, hashField, primaryKey, stringField, world } from '../../../fixtures/builders';
import { FAIR, TITLE_FIELDS, translatedEvents } from '../../../tests/support/translated-events';
import type { Access } from '../permissions';
import { schemaOf } from '../schema';
import { ACTIVITY_SHORTCUTS, activityFilter, activityId, activityItemSearch, changesValues } from '.';

const { collections, fields, relations } = world('w', [
  collection('notes', { display_template: '{{title}} ({{pin}})' }, [
    primaryKey(),
    stringField('title'),
    hashField('pin'),
  ]),
  collection('directus_presets', {}, [primaryKey()]),
  collection('directus_roles', {}, [primaryKey()]),
  collection('keyless', {}, [stringField('title')]),
  collection('front_page', { singleton: true }, [primaryKey(), stringField('title')]),
]);
const schema = schemaOf(collections, fields, relations);

const allowing = (...names: readonly string[]): Access => ({
  user: null,
  permissions: [
    'notes',
    'directus_presets',
    'directus_roles',
    'keyless',
    'front_page',
    'events',
    'events_translations',
    'languages',
  ].map((name, id) => ({
    id,
    role: 'r',
    collection: name,
    action: 'read',
    fields: names,
    permissions: {},
    validation: null,
    presets: null,
  })),
});

const search = (name: string, access = allowing('*')) => activityItemSearch(schema, access, name, ['7', '8'], 'en-US');

test('a shortcut narrows the log to own entries or to one action', () => {
  expect(ACTIVITY_SHORTCUTS.map(activityFilter).slice(0, 3)).toEqual([
    null,
    { user: { _eq: '$CURRENT_USER' } },
    { action: { _eq: 'create' } },
  ]);
  expect(activityFilter('authenticate')).toEqual({ action: { _eq: 'authenticate' } });
});

test.each([
  ['12', 12],
  ['0', 0],
  ['+', null],
  ['1.5', null],
  ['', null],
  ['99999999999999999999', null],
])('activityId of %j is %j', (text, id) => {
  expect(activityId(text)).toBe(id);
});

test('deletions, comments and sign-ins change no values', () => {
  const actions = ['create', 'update', 'revert', 'delete', 'comment', 'authenticate'];
  expect(actions.filter((action) => changesValues({ action }))).toEqual(['create', 'update', 'revert']);
});

test('the items of entries are looked for by their keys, with the fields of their names', () => {
  expect(search('notes')?.query).toEqual({
    filter: { id: { _in: ['7', '8'] } },
    fields: ['id', 'title', 'pin'],
    limit: 2,
  });
  expect(search('notes')?.namesIn([{ id: 7, title: 'One', pin: '3' }])).toEqual(new Map([['7', 'One (3)']]));
  expect(search('notes')?.namesIn([])).toEqual(new Map());
});

test('a translated name is in the language of the reader', () => {
  const found = activityItemSearch(translatedEvents, allowing('*'), 'events', ['7'], 'en-US');
  expect(found?.query.fields).toEqual(['id', ...TITLE_FIELDS]);
  expect([...(found?.namesIn([FAIR]).values() ?? [])]).toEqual(['Fair']);
});

test('the search requests readable fields only', () => {
  expect(search('notes', allowing('id', 'title'))?.query.fields).toEqual(['id', 'title']);
});

test('items of collections that are unknown, have no key, have one item or may not be read are not looked for', () => {
  expect(search('gone')).toBeNull();
  expect(search('keyless')).toBeNull();
  expect(search('front_page')).toBeNull();
  expect(search('notes', { user: null, permissions: [] })).toBeNull();
});

test('of system collections, those that are listed by key are searched', () => {
  expect(search('directus_presets')).toBeNull();
  expect(search('directus_roles')?.query.filter).toEqual({ id: { _in: ['7', '8'] } });
});
