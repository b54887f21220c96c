import { collection, dateUpdated, primaryKey, stringField, world } from '../../../fixtures/builders';
import type { Access } from '../permissions';
import { schemaOf } from '../schema';
import {
  actionLabel,
  changedFields,
  MAX_NAMED_REVISIONS,
  namedFields,
  otherRevisionCount,
  REVISION_LIMIT,
  type RevisionEntry,
  unnamedUpdates,
} from './revision';

const entry = (id: number, action: string | null): RevisionEntry => ({
  id,
  activity: action === null ? null : { action, timestamp: '2026-01-01T00:00:00', user: null },
});

test('labels a revision by its action', () => {
  expect(
    ['create', 'update', 'delete', 'revert', 'upload', null].map((action) => actionLabel(entry(1, action))),
  ).toEqual(['create', 'update', 'delete', 'revert', 'other', 'other']);
});

test('the changed fields are those of the payload', () => {
  expect(changedFields({ delta: { a: 1, b: null } })).toEqual(['a', 'b']);
  expect(changedFields({ delta: null })).toEqual([]);
});

const { collections, fields, relations } = world('w', [
  collection('notes', {}, [primaryKey(), stringField('title'), stringField('secret'), dateUpdated('changed')]),
]);
const schema = schemaOf(collections, fields, relations);
const CHANGED = ['title', 'changed', 'gone', 'secret'];

const reader = (...readable: readonly string[]): Access => ({
  user: null,
  permissions: [
    {
      id: 1,
      role: null,
      collection: 'notes',
      action: 'read',
      fields: [...readable],
      permissions: {},
      validation: null,
      presets: null,
    },
  ],
});

test('names the changed fields that may be read, and never those that every save fills in', () => {
  expect(namedFields(schema, reader('*'), 'notes', CHANGED)).toEqual(['title', 'gone', 'secret']);
  expect(namedFields(schema, reader('title', 'changed'), 'notes', CHANGED)).toEqual(['title']);
  expect(namedFields(schema, { user: null, permissions: [] }, 'notes', CHANGED)).toEqual([]);
});

test('the updates without known fields are those among the first 25 revisions', () => {
  const known = new Set([3]);
  const rows = [entry(4, 'update'), entry(3, 'update'), entry(2, 'revert'), entry(1, 'create')];
  expect(unnamedUpdates(rows, (id) => known.has(id))).toEqual([4]);
  const many = Array.from({ length: 30 }, (_, at) => entry(30 - at, 'update'));
  const asked = unnamedUpdates(many, () => false);
  expect([asked.length, asked[0], asked.at(-1)]).toEqual([MAX_NAMED_REVISIONS, 30, 6]);
});

test('counts the revisions beyond the first hundred', () => {
  expect([0, REVISION_LIMIT, 101, 250].map(otherRevisionCount)).toEqual([null, null, 0, 149]);
});
