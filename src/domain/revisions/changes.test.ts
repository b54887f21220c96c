import fc from 'fast-check';
import {
  collection,
  dateUpdated,
  decimalField,
  hashField,
  loneField,
  primaryKey,
  stringField,
  world,
  samePlainValue,
} from '../../../fixtures/builders';
import { equals, type Json } from '../../kernel';
import { isAuditField } from '../items';
import { MASK, schemaOf } from '../schema';
import { sameValueIn } from '../values';
import { changesBetween, changesOfSave, changesSince, visibleChanges, stateOf, type Revision } from '.';

const revision = (id: number, action: string, data: Revision['data'], delta: Revision['delta']): Revision => ({
  id,
  collection: 'notes',
  item: '7',
  data,
  delta,
  activity: { action, timestamp: '2026-01-01T00:00:00', user: null, ip: null, user_agent: null },
});

const NONE: ReadonlySet<string> = new Set();
const created = revision(1, 'create', { id: 7, title: 'One' }, { id: 7, title: 'One' });
const second = revision(
  2,
  'update',
  { id: 7, title: 'Two', body: 'b', pin: MASK },
  { title: 'Two', body: 'b', pin: 'secret' },
);
const third = revision(
  3,
  'update',
  { id: 7, title: 'Two', body: 'c', pin: MASK },
  { title: 'Two', body: 'c', pin: 'other' },
);

test('uses the stored data, or the payload', () => {
  expect(stateOf(second)).toBe(second.data);
  expect(stateOf(revision(1, 'update', null, { a: 1 }))).toEqual({ a: 1 });
  expect(stateOf(revision(1, 'update', null, null))).toEqual({});
});

test('takes previous values from older revisions, none for a creation', () => {
  expect(changesOfSave(third, [second, created], NONE, samePlainValue)).toEqual([
    { field: 'body', before: 'b', after: 'c', isBeforeKnown: true },
  ]);
  expect(changesOfSave(third, [second, created], new Set(['pin']), samePlainValue).map(({ field }) => field)).toEqual([
    'body',
    'pin',
  ]);
  expect(changesOfSave(created, [], NONE, samePlainValue)).toEqual([
    { field: 'id', before: null, after: 7, isBeforeKnown: true },
    { field: 'title', before: null, after: 'One', isBeforeKnown: true },
  ]);
});

test('marks previous values that no revision has as unknown', () => {
  expect(changesOfSave(second, [created], NONE, samePlainValue)).toEqual([
    { field: 'title', before: 'One', after: 'Two', isBeforeKnown: true },
    { field: 'body', before: null, after: 'b', isBeforeKnown: false },
    { field: 'pin', before: null, after: MASK, isBeforeKnown: false },
  ]);
  expect(changesOfSave(revision(2, 'update', null, { title: 'x' }), [], NONE, samePlainValue)).toEqual([
    { field: 'title', before: null, after: 'x', isBeforeKnown: false },
  ]);
  expect(changesOfSave(revision(2, 'update', { id: 7 }, { title: 'x' }), [], NONE, samePlainValue)).toEqual([
    { field: 'title', before: null, after: 'x', isBeforeKnown: false },
  ]);
  expect(changesOfSave(revision(2, 'update', { id: 7 }, null), [created], NONE, samePlainValue)).toEqual([]);
  expect(changesOfSave(revision(2, 'update', null, null), [created], NONE, samePlainValue)).toEqual([]);
});

test('reports differences of fields that both states have', () => {
  expect(changesSince({ title: 'One', gone: 1 }, { title: 'Two', body: 'b' }, samePlainValue)).toEqual([
    { field: 'title', before: 'One', after: 'Two', isBeforeKnown: true },
  ]);
});

test('sorts by form order, drops audit fields and masks secrets', () => {
  const { collections, fields, relations } = world('w', [
    collection('notes', {}, [primaryKey(), stringField('title'), hashField('pin'), dateUpdated()]),
  ]);
  const schema = schemaOf(collections, fields, relations);
  const change = (field: string) => ({ field, before: 'a', after: 'b', isBeforeKnown: true });
  expect(visibleChanges(schema, 'notes', ['gone', 'date_updated', 'pin', 'title'].map(change))).toEqual([
    change('title'),
    { field: 'pin', before: MASK, after: MASK, isBeforeKnown: true },
    change('gone'),
  ]);
  expect(fields.filter(isAuditField).map(({ field }) => field)).toEqual(['date_updated']);
  expect(isAuditField({ ...loneField(stringField('title')), meta: null })).toBe(false);
});

test('turns one state into the other', () => {
  const value: fc.Arbitrary<Json> = fc.oneof(
    fc.constantFrom('a', 'b', 1, null),
    fc.array(fc.boolean(), { maxLength: 1 }),
  );
  const item = fc.dictionary(fc.constantFrom('a', 'b', 'c'), value);
  fc.assert(
    fc.property(item, item, (before, after) => {
      const changes = changesBetween(before, after, samePlainValue);
      const turned: Record<string, Json> = { ...before };
      for (const change of changes) turned[change.field] = change.after;
      for (const field of ['a', 'b', 'c']) expect(equals(turned[field] ?? null, after[field] ?? null)).toBe(true);
      expect(changesBetween(after, before, samePlainValue)).toHaveLength(changes.length);
      expect(changes.some((change) => equals(change.before, change.after))).toBe(false);
    }),
  );
});

test('a decimal in another notation is no change', () => {
  const { collections, fields, relations } = world('w', [
    collection('notes', {}, [primaryKey(), decimalField('price')]),
  ]);
  const isSame = sameValueIn(schemaOf(collections, fields, relations), 'notes');
  expect(changesSince({ price: '3.50' }, { price: 3.5 }, isSame)).toEqual([]);
  const saved = revision(2, 'update', { price: '3.50' }, { price: '3.5' });
  expect(changesOfSave(saved, [revision(1, 'create', null, { price: 3.5 })], NONE, isSame)).toEqual([]);
});
