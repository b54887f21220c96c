import fc from 'fast-check';
import {
  collection,
  dateUpdated,
  hashField,
  integerField,
  loneField,
  oneToMany,
  primaryKey,
  stringField,
  stringKey,
  world,
} from '../../../fixtures/builders';
import { equals, type Json } from '../../kernel';
import type { Item } from '../items';
import type { Access, Permission } from '../permissions';
import { someone } from '../permissions/current-user.fixtures';
import { schemaOf } from '../schema';
import { actionLabel, otherRevisions, type Revision, REVISION_LIMIT } from './revision';
import { automaticFields } from '../items/audit-fields';
import { changesBetween } from './changes';
import { groupByDay } from './group-by-day';
import { revertPlan } from './revert-plan';
import { isSecret, maskSecrets, secretFields } from './secrets';

const revision = (action: string | null, delta: Revision['delta']): Revision => ({
  id: 1,
  collection: 'notes',
  item: '7',
  data: null,
  delta,
  activity:
    action === null ? null : { action, timestamp: '2026-01-01T00:00:00', user: null, ip: null, user_agent: null },
});

test('days have headings, by the calendar of the reader; a stamp without a zone is UTC', () => {
  const stamps = [
    '2026-07-02T21:00:00Z',
    '2026-07-01T22:30:00',
    '2026-07-01T21:59:00+0000',
    '2026-06-29T10:00:00',
    '2026-06-29T09:00:00',
    '2026-06-28T10:00:00',
  ];
  const days = groupByDay(stamps, (stamp) => stamp, Date.UTC(2026, 6, 2, 21, 30), 'Europe/Berlin');
  expect(days).toEqual([
    { day: { kind: 'today' }, entries: stamps.slice(0, 2) },
    { day: { kind: 'yesterday' }, entries: stamps.slice(2, 3) },
    { day: { kind: 'date', date: '2026-06-29' }, entries: stamps.slice(3, 5) },
    { day: { kind: 'date', date: '2026-06-28' }, entries: stamps.slice(5) },
  ]);
});

test('grouping loses nothing and keeps the order', () => {
  const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.array(moment), (moments) => {
      const days = groupByDay(moments, (each) => each.toISOString(), Date.UTC(2026, 6, 2), 'UTC');
      expect(days.flatMap(({ entries }) => entries)).toEqual(moments);
      const dates = days.map(({ entries }) => new Set(entries.map((each) => each.toISOString().slice(0, 10))));
      expect(dates.every(({ size }) => size === 1)).toBe(true);
    }),
  );
});

test('what a revision is called; what the server fills in by itself does not count', () => {
  const label = (action: string | null, delta: Revision['delta']) =>
    actionLabel(revision(action, delta), new Set(['changed']));
  expect(label('create', { a: 1 })).toEqual({ kind: 'create' });
  expect(label('update', { a: 1, b: 2, changed: 3 })).toEqual({ kind: 'update', count: 2 });
  expect(label('update', null)).toEqual({ kind: 'update', count: 0 });
  expect(label('delete', null)).toEqual({ kind: 'delete' });
  expect(label('revert', {})).toEqual({ kind: 'revert' });
  expect(label('upload', {})).toEqual({ kind: 'other' });
  expect(label(null, {})).toEqual({ kind: 'other' });
  expect([...automaticFields(fields)]).toEqual(['date_updated']);
});

test('above a hundred the rest is told as a number', () => {
  expect([0, REVISION_LIMIT, 101, 250].map(otherRevisions)).toEqual([null, null, 0, 149]);
});

test('the changes of two states are what turns one into the other', () => {
  const value: fc.Arbitrary<Json> = fc.oneof(
    fc.constantFrom('a', 'b', 1, null),
    fc.array(fc.boolean(), { maxLength: 1 }),
  );
  const item = fc.dictionary(fc.constantFrom('a', 'b', 'c'), value);
  fc.assert(
    fc.property(item, item, (before, after) => {
      const changes = changesBetween(before, after);
      const turned: Record<string, Json> = { ...before };
      for (const change of changes) turned[change.field] = change.after;
      for (const field of ['a', 'b', 'c']) expect(equals(turned[field] ?? null, after[field] ?? null)).toBe(true);
      expect(changesBetween(after, before)).toHaveLength(changes.length);
      expect(changes.some((change) => equals(change.before, change.after))).toBe(false);
    }),
  );
});

const { collections, fields, relations } = world('w', [
  collection('notes', {}, [
    primaryKey(),
    stringField('title'),
    stringField('body'),
    integerField('words', { readonly: true }),
    hashField('pin'),
    dateUpdated(),
    oneToMany('parts', { from: 'parts', foreignKey: 'note' }),
  ]),
  collection('parts', {}, [primaryKey()]),
  collection('codes', {}, [stringKey('code'), stringField('title')]),
]);
const schema = schemaOf(collections, fields, relations);

const admin: Access = { user: someone(true), permissions: [] };

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

  test('old values of what changed go into the edits; what cannot go back is named with the reason', () => {
    expect(plan(old, current, null)).toEqual({
      edits: { title: 'One' },
      left: [
        { field: 'words', why: 'field_read_only' },
        { field: 'pin', why: 'field_secret' },
        { field: 'parts', why: 'field_of_relation' },
        { field: 'gone', why: 'field_gone' },
      ],
    });
    expect(plan({ ...old, id: 8 }, current, null).left).toContainEqual({ field: 'id', why: 'field_read_only' });
    expect(plan({ code: 'a', title: 'A' }, { code: 'b', title: 'B' }, null, admin, 'codes')).toEqual({
      edits: { title: 'A' },
      left: [{ field: 'code', why: 'field_read_only' }],
    });
  });

  test('what somebody may not write stays, and says so', () => {
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
    expect(plan(from, now, null, { user: someone(false), permissions: [rule] })).toEqual({
      edits: { body: 'Old' },
      left: [{ field: 'title', why: 'field_not_covered' }],
    });
    expect(plan(from, now, null, admin, 'notes', ['title'])).toEqual({
      edits: { body: 'Old' },
      left: [{ field: 'title', why: 'not_allowed' }],
    });
    expect(plan(from, now, null, { user: someone(false), permissions: [] }).left.map(({ why }) => why)).toEqual([
      'not_allowed',
      'not_allowed',
    ]);
  });

  test('field by field', () => {
    expect(plan(old, current, ['body', 'pin'])).toEqual({ edits: {}, left: [{ field: 'pin', why: 'field_secret' }] });
    expect(plan({ body: 'Old' }, current, ['body', 'title'])).toEqual({ edits: { body: 'Old' }, left: [] });
  });

  test('going back and saving leaves nothing to go back to', () => {
    const text = fc.record({ title: fc.string(), body: fc.string() });
    fc.assert(
      fc.property(text, text, (before, now) => {
        const { edits } = plan(before, now, null);
        expect({ ...now, ...edits }).toEqual(before);
        expect(plan(before, { ...now, ...edits }, null)).toEqual({ edits: {}, left: [] });
      }),
    );
  });
});

describe('secrets', () => {
  test('hashes by type or marker, and what users are let in by', () => {
    expect(isSecret(loneField(hashField('pin')))).toBe(true);
    expect(isSecret({ ...loneField(hashField('pin')), meta: null })).toBe(true);
    expect(isSecret(loneField(stringField('pin', { special: ['hash'] })))).toBe(true);
    expect(isSecret(loneField(stringField('tfa_secret')))).toBe(true);
    expect(isSecret(loneField(stringField('title', { unmanaged: true })))).toBe(false);
    expect([...secretFields(fields)]).toEqual(['pin']);
  });

  test('they are masked at any depth; one that is not set is seen not to be', () => {
    const secrets = secretFields(fields);
    expect(
      maskSecrets(
        { pin: '$argon2', token: null, title: 'x', owner: { password: 'y', tags: [{ pin: 'z' }, 1] } },
        secrets,
      ),
    ).toEqual({
      pin: '**********',
      token: null,
      title: 'x',
      owner: { password: '**********', tags: [{ pin: '**********' }, 1] },
    });
  });

  test('no secret is left, whatever it is nested in', () => {
    const values = fc.dictionary(fc.constantFrom('a', 'password', 'token', 'tfa_secret'), fc.jsonValue());
    fc.assert(
      fc.property(values, (item) => {
        const text = JSON.stringify(
          maskSecrets({ nested: [item as Json], ...(item as Record<string, Json>) }, new Set()),
        );
        expect(text).not.toMatch(/"(?:password|token|tfa_secret)":(?!null|"\*{10}")/);
      }),
    );
  });
});
