import { collection, stringField, timestampField, world } from '../../../fixtures/builders';
import type { Access } from '../permissions';
import { schemaOf } from '../schema';
import { lastChanges, recentChanges, recentChangesQuery } from './recent-changes';

const { collections, fields, relations } = world('w', [
  collection('directus_activity', {}, [
    stringField('action'),
    timestampField('timestamp'),
    stringField('collection'),
    stringField('item'),
    stringField('ip'),
  ]),
]);
const schema = schemaOf(collections, fields, relations);

const access: Access = {
  user: null,
  permissions: [
    {
      id: 1,
      role: 'r',
      collection: 'directus_activity',
      action: 'read',
      fields: ['action', 'collection', 'item'],
      permissions: {},
      validation: null,
      presets: null,
    },
  ],
};

const row = (collection: string, item: string, timestamp: string) => ({
  action: 'update',
  timestamp,
  collection,
  item,
  user: { id: 'u', email: null, first_name: 'Ines', last_name: 'Halloran' },
});

const ROWS = [row('notes', '7', '4'), row('notes', '7', '3'), row('tags', '7', '2'), row('notes', '8', '1')];

test('asks for changes of the collections, with the readable fields', () => {
  const { fields: asked, filter } = recentChangesQuery(schema, access, ['notes', 'tags']);
  expect(asked).toEqual(['action', 'collection', 'item']);
  expect(filter).toEqual({
    _and: [{ action: { _in: ['create', 'update', 'delete', 'revert'] } }, { collection: { _in: ['notes', 'tags'] } }],
  });
});

test('names no collections in the address when there are very many', () => {
  const many = Array.from({ length: 101 }, (_, index) => `c${index}`);
  expect(recentChangesQuery(schema, access, many).filter).toEqual({
    _and: [{ action: { _in: ['create', 'update', 'delete', 'revert'] } }],
  });
});

test('lists each item once, with its newest change', () => {
  const changes = recentChanges(ROWS, ['notes', 'tags']);
  expect(changes.map(({ collection: name, item, timestamp }) => `${name} ${item} ${timestamp}`)).toEqual([
    'notes 7 4',
    'tags 7 2',
    'notes 8 1',
  ]);
  expect(changes[0]?.user?.first_name).toBe('Ines');
});

test('leaves out other collections and rows of another shape; a user who may not be read is unknown', () => {
  expect(recentChanges(ROWS, ['tags'])).toHaveLength(1);
  expect(recentChanges([{ ...row('notes', '7', '4'), item: null }], ['notes'])).toEqual([]);
  expect(recentChanges([{ ...row('notes', '7', '4'), user: 'u' }], ['notes'])[0]?.user).toBeNull();
});

test('a collection was last changed by its newest change', () => {
  expect([...lastChanges(recentChanges(ROWS, ['notes', 'tags']))].sort()).toEqual([
    ['notes', '4'],
    ['tags', '2'],
  ]);
});
