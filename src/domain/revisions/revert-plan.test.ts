import fc from 'fast-check';
import {
  collection,
  dateUpdated,
  hashField,
  integerField,
  manyToOne,
  oneToMany,
  primaryKey,
  stringField,
  stringKey,
  world,
} from '../../../fixtures/builders';
import { auditFieldNames, type Item } from '../items';
import type { Access, Permission } from '../permissions';
import { testUser } from '../permissions/current-user.fixtures';
import { schemaOf } from '../schema';
import { revertPlan } from './revert-plan';

const { collections, fields, relations } = world('w', [
  collection('notes', {}, [
    primaryKey(),
    stringField('title'),
    stringField('body'),
    integerField('words', { readonly: true }),
    hashField('pin'),
    dateUpdated(),
    manyToOne('owner', { to: 'parts' }),
    oneToMany('parts', { from: 'parts', foreignKey: 'note' }),
  ]),
  collection('parts', {}, [primaryKey()]),
  collection('codes', {}, [stringKey('code'), stringField('title')]),
]);
const schema = schemaOf(collections, fields, relations);

const admin: Access = { user: testUser(true), permissions: [] };

test('lists the audit fields of a collection', () => {
  expect([...auditFieldNames(fields)]).toEqual(['date_updated']);
});

describe('revert', () => {
  const old = { id: 7, title: 'One', body: 'Same', words: 1, pin: 'x', parts: [1], gone: true, date_updated: 'then' };
  const current = {
    id: 7,
    title: 'Two',
    body: 'Same',
    words: 2,
    pin: 'y',
    parts: [2],
    date: 'now',
    date_updated: 'now',
  };
  const plan = (
    from: Item,
    now: Item,
    which: readonly string[] | null,
    access = admin,
    of = 'notes',
    locked: readonly string[] = [],
  ) => revertPlan(schema, access, { collection: of, old: from, current: now, fields: which, locked });

  test('puts old values into the edits and lists unreverted fields with the reason', () => {
    expect(plan(old, current, null)).toEqual({
      edits: { title: 'One' },
      unreverted: [
        { field: 'words', reason: 'field_read_only' },
        { field: 'pin', reason: 'field_secret' },
        { field: 'parts', reason: 'field_of_relation' },
        { field: 'gone', reason: 'field_gone' },
      ],
    });
    expect(plan({ ...old, id: 8 }, current, null).unreverted).toContainEqual({
      field: 'id',
      reason: 'field_read_only',
    });
    expect(plan({ code: 'a', title: 'A' }, { code: 'b', title: 'B' }, null, admin, 'codes')).toEqual({
      edits: { title: 'A' },
      unreverted: [{ field: 'code', reason: 'field_read_only' }],
    });
  });

  test('reverts to the key of a related item, and never creates one again', () => {
    const reverted = (owner: Item['owner'], now: Item['owner']) => plan({ owner }, { owner: now }, null);
    expect(reverted({ id: 3, text: 'a' }, 4)).toEqual({ edits: { owner: 3 }, unreverted: [] });
    expect(reverted(3, { text: 'new' })).toEqual({ edits: { owner: 3 }, unreverted: [] });
    expect(reverted(3, { id: 3, text: 'edited' })).toEqual({ edits: { owner: 3 }, unreverted: [] });
    expect(reverted(null, 4)).toEqual({ edits: { owner: null }, unreverted: [] });
    expect(reverted({ text: 'a' }, 4)).toEqual({
      edits: {},
      unreverted: [{ field: 'owner', reason: 'field_of_relation' }],
    });
  });

  test('does not revert fields without write permission', () => {
    const rule: Permission = {
      id: 1,
      role: 'r',
      collection: 'notes',
      action: 'update',
      fields: ['body'],
      permissions: {},
      validation: null,
      presets: null,
    };
    const [from, now] = [
      { title: 'One', body: 'Old' },
      { title: 'Two', body: 'New' },
    ];
    expect(plan(from, now, null, { user: testUser(false), permissions: [rule] })).toEqual({
      edits: { body: 'Old' },
      unreverted: [{ field: 'title', reason: 'field_not_covered' }],
    });
    expect(plan(from, now, null, admin, 'notes', ['title'])).toEqual({
      edits: { body: 'Old' },
      unreverted: [{ field: 'title', reason: 'not_allowed' }],
    });
    expect(
      plan(from, now, null, { user: testUser(false), permissions: [] }).unreverted.map(({ reason }) => reason),
    ).toEqual(['not_allowed', 'not_allowed']);
  });

  test('reverts the given fields only', () => {
    expect(plan(old, current, ['body', 'pin'])).toEqual({
      edits: {},
      unreverted: [{ field: 'pin', reason: 'field_secret' }],
    });
    expect(plan({ body: 'Old' }, current, ['body', 'title'])).toEqual({ edits: { body: 'Old' }, unreverted: [] });
  });

  test('leaves nothing to revert after saving', () => {
    const text = fc.record({ title: fc.string(), body: fc.string() });
    fc.assert(
      fc.property(text, text, (before, now) => {
        const { edits } = plan(before, now, null);
        expect({ ...now, ...edits }).toEqual(before);
        expect(plan(before, { ...now, ...edits }, null)).toEqual({ edits: {}, unreverted: [] });
      }),
    );
  });
});
