import {
  bigIntegerField,
  collection,
  dateUpdated,
  decimalField,
  manyToMany,
  primaryKey,
  stringField,
  world,
} from '../../../fixtures/builders';
import { schemaOf } from '../schema';
import { sameValueIn } from '../values';
import { changedValues } from './edits';
import type { Item } from './item';
import { userUpdatedField, dateUpdatedField } from './audit-fields';
import {
  concurrentlyChangedFields,
  comparableValues,
  differs,
  fieldsToCompare,
  mergeWithServer,
} from './concurrent-changes';

const { collections, fields, relations } = world('w', [
  collection('tags', {}, [primaryKey(), stringField('name')]),
  collection('articles', {}, [
    primaryKey(),
    stringField('title'),
    stringField('body'),
    manyToMany('tags', { to: 'tags', reverse: 'articles' }),
    dateUpdated(),
  ]),
]);
const schema = schemaOf(collections, fields, relations);
const base = { id: 1, title: 'One', body: 'Text', tags: [1, 2], date_updated: 'x' };

test('reads the date-updated field and the edited fields, or all fields without one', () => {
  expect(dateUpdatedField(schema, 'articles')).toBe('date_updated');
  expect(userUpdatedField(schema, 'articles')).toBeNull();
  expect(fieldsToCompare(schema, 'articles', base, { title: 'Two' })).toEqual(['date_updated', 'title']);
  expect(fieldsToCompare(schema, 'tags', { id: 1, name: 'a' }, { name: 'b' })).toEqual(['*']);
});

test('does not request fields that the base lacks', () => {
  expect(fieldsToCompare(schema, 'articles', { id: 1, date_updated: 'x' }, { title: 'Two' })).toEqual(['date_updated']);
  expect(fieldsToCompare(schema, 'articles', { id: 1, title: 'One' }, { title: 'Two' })).toEqual(['*']);
});

test('ignores lists edited by nested writes, compares lists edited as a whole', () => {
  const steps = { tags: { create: [{ tags_id: 3 }] } };
  expect(fieldsToCompare(schema, 'articles', base, steps)).toEqual(['date_updated']);
  expect(comparableValues(schema, 'articles', steps, { title: 'One', tags: [1, 2, 9] })).toEqual({ title: 'One' });
  expect(fieldsToCompare(schema, 'articles', base, { tags: [1] })).toEqual(['date_updated', 'tags']);
  expect(comparableValues(schema, 'articles', { tags: [1] }, { tags: [1, 2, 9] })).toEqual({ tags: [1, 2, 9] });
});

test('an edited field conflicts if the server has neither the known nor the new value', () => {
  const mine = { title: 'Two', body: 'New' };
  const merged = (read: Item) => mergeWithServer(schema, 'articles', base, mine, read);
  expect(merged({ title: 'One', body: 'New' })).toEqual({ edits: { title: 'Two' }, conflicts: [] });
  expect(merged({ title: 'Three', body: 'Text' })).toEqual({
    edits: { body: 'New' },
    conflicts: [{ field: 'title', base: 'One', mine: 'Two', theirs: 'Three' }],
  });
});

test('an edit of a list that overwrites no row of others does not conflict', () => {
  const mine = { tags: { create: [{ tags_id: 3 }] } };
  expect(mergeWithServer(schema, 'articles', base, mine, { tags: [9] })).toEqual({ edits: mine, conflicts: [] });
});

test('detects a change by an audit field and does not report the audit field', () => {
  const now = { ...base, body: 'New', tags: [1], date_updated: 'y', unknown: 1 };
  expect(differs(schema, 'articles', base, { date_updated: 'y' })).toBe(true);
  expect(differs(schema, 'articles', base, { title: 'One' })).toBe(false);
  expect(concurrentlyChangedFields(schema, 'articles', base, now)).toEqual(['body']);
});

describe('decimals and big integers, which databases answer as text or as numbers', () => {
  const shop = world('shop', [
    collection('offers', {}, [primaryKey(), decimalField('price'), bigIntegerField('stock'), dateUpdated()]),
  ]);
  const model = schemaOf(shop.collections, shop.fields, shop.relations);
  const loaded = { id: 1, price: '3.50', stock: '12', date_updated: 'x' };

  test('the same number in another notation is no change', () => {
    const now = { id: 1, price: 3.5, stock: 12 };
    expect(differs(model, 'offers', loaded, now)).toBe(false);
    expect(concurrentlyChangedFields(model, 'offers', loaded, now)).toEqual([]);
    expect(changedValues(loaded, { price: '3.5', stock: '012' }, sameValueIn(model, 'offers'))).toEqual({});
  });

  test('the same price entered by two users is no conflict', () => {
    expect(mergeWithServer(model, 'offers', loaded, { price: '4' }, { price: '4.00' })).toEqual({
      edits: {},
      conflicts: [],
    });
    expect(mergeWithServer(model, 'offers', loaded, { price: '4' }, { price: 3.5 }).edits).toEqual({ price: '4' });
  });

  test('a decimal that the database has rounded is no conflict, another one is', () => {
    const merge = (now: string) => mergeWithServer(model, 'offers', loaded, { price: '4.126' }, { price: now });
    expect(merge('4.13')).toEqual({ edits: {}, conflicts: [] });
    expect(merge('4.12').conflicts).toHaveLength(1);
    expect(merge('3.50')).toEqual({ edits: { price: '4.126' }, conflicts: [] });
  });

  test('numbers that differ beyond double precision conflict', () => {
    const { conflicts } = mergeWithServer(
      model,
      'offers',
      loaded,
      { stock: '12345678901234567890' },
      { stock: '12345678901234567891' },
    );
    expect(conflicts.map(({ field }) => field)).toEqual(['stock']);
  });
});
