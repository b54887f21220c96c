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
]);
const schema = schemaOf(collections, fields, relations);

const allowing = (...names: readonly string[]): Access => ({
  user: null,
  permissions: [
    'notes',
    'directus_presets',
    'directus_roles',
    'keyless',
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

const search = (name: string, access = allowing('*')) =>
  activityItemSearch(schema, access, { collection: name, item: '7' }, 'en-US');

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

test('the item of an entry is looked for by its key, with the fields of its name', () => {
  expect(search('notes')?.query).toEqual({
    filter: { id: { _eq: '7' } },
    fields: ['id', 'title', 'pin'],
    limit: 1,
  });
  expect(search('notes')?.nameIn([{ id: 7, title: 'One', pin: '3' }])).toBe('One (3)');
  expect(search('notes')?.nameIn([])).toBeNull();
});

test('a translated name is in the language of the reader', () => {
  const found = activityItemSearch(translatedEvents, allowing('*'), { collection: 'events', item: '7' }, 'en-US');
  expect(found?.query.fields).toEqual(['id', ...TITLE_FIELDS]);
  expect(found?.nameIn([FAIR])).toBe('Fair');
});

test('the search requests readable fields only', () => {
  expect(search('notes', allowing('id', 'title'))?.query.fields).toEqual(['id', 'title']);
});

test('items of collections that are unknown, have no key or may not be read are not looked for', () => {
  expect(search('gone')).toBeNull();
  expect(search('keyless')).toBeNull();
  expect(search('notes', { user: null, permissions: [] })).toBeNull();
});

test('of system collections, those that are listed by key are searched', () => {
  expect(search('directus_presets')).toBeNull();
  expect(search('directus_roles')?.query.filter).toEqual({ id: { _eq: '7' } });
});
