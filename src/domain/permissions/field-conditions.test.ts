import { collection, groupField, manyToOne, primaryKey, stringField, world } from '../../../fixtures/builders';
import { holding } from '../../../tests/support/open-editing';
import type { Json } from '../../kernel';
import type { Item } from '../items';
import { fieldOf, isRequired, schemaOf } from '../schema';
import { type ConditionValues, editableFields, withSameFields } from './editable-fields';
import { isLockedFor } from './field-conditions';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const RIGHTS = holding({ collection: 'events', action: 'create' }, { collection: 'events', action: 'update' });

const when = (status: string, effect: object): Json => ({ rule: { status: { _eq: status } }, ...effect });

const schemaWith = (conditions: Json, more: object = {}) => {
  const { collections, fields, relations } = world('w', [
    collection('events', {}, [
      primaryKey(),
      stringField('status', { default: 'draft' }),
      stringField('reason', { later: { conditions }, options: { placeholder: 'Why?' }, ...more }),
      groupField('details', { later: { conditions } }),
      stringField('place', { group: 'details' }),
    ]),
  ]);
  return schemaOf(collections, fields, relations);
};

const entriesFor = (conditions: Json, values: ConditionValues, more: object = {}, isNew = false) =>
  editableFields(schemaWith(conditions, more), RIGHTS, 'events', isNew, NOW, values);

const reasonFor = (conditions: Json, values: ConditionValues, more: object = {}, isNew = false) =>
  entriesFor(conditions, values, more, isNew).find(({ field }) => field.field === 'reason');

const item: Item = { id: 1, status: 'cancelled', reason: null, place: null };

test('a condition makes a field read-only, required, or gives it other options', () => {
  const entry = reasonFor([when('cancelled', { required: true, options: { trim: true } })], item);
  expect(entry && isRequired(entry.field)).toBe(true);
  expect(entry?.field.meta?.options).toEqual({ placeholder: 'Why?', trim: true });
  expect(reasonFor([when('cancelled', { readonly: true })], item)?.readonly).toBe(true);
  expect(reasonFor([when('draft', { readonly: true })], item)?.readonly).toBe(false);
});

test('a condition hides a field, and the fields of a hidden group', () => {
  const names = entriesFor([when('cancelled', { hidden: true })], item).map(({ field }) => field.field);
  expect(names).toEqual(['status']);
});

test('a condition shows a hidden field', () => {
  const conditions = [when('cancelled', { hidden: false })];
  expect(reasonFor(conditions, item, { hidden: true })).toBeDefined();
  expect(reasonFor(conditions, { ...item, status: 'draft' }, { hidden: true })).toBeUndefined();
  expect(reasonFor(conditions, 'configured', { hidden: true })).toBeUndefined();
  expect(reasonFor(conditions, 'revealed', { hidden: true })).toBeDefined();
});

test('the last condition that matches decides, alone', () => {
  const conditions = [when('cancelled', { readonly: true }), when('cancelled', { required: true })];
  const entry = reasonFor(conditions, item);
  expect([entry?.readonly, entry?.field.meta?.required]).toEqual([false, true]);
});

test('a permission that does not cover a field is not lifted by a condition', () => {
  const schema = schemaWith([when('cancelled', { readonly: false })], { readonly: true });
  const rights = holding({ collection: 'events', action: 'update', fields: ['status'] });
  const [reason] = editableFields(schema, rights, 'events', false, NOW, item).filter(
    ({ field }) => field.field === 'reason',
  );
  expect([reason?.field.meta?.readonly, reason?.readonly]).toEqual([false, true]);
});

test('fields without a default count as null in a new item only', () => {
  const conditions = [{ rule: { place: { _null: true } }, required: true }];
  expect(reasonFor(conditions, { status: 'draft' }, {}, true)?.field.meta?.required).toBe(true);
  expect(reasonFor(conditions, { status: 'draft' }, {}, false)?.field.meta?.required).toBeUndefined();
});

test('an edited related item is compared by its key', () => {
  const { collections, fields, relations } = world('w', [
    collection('people', {}, [primaryKey(), stringField('name')]),
    collection('events', {}, [
      primaryKey(),
      manyToOne('host', { to: 'people' }),
      stringField('reason', { later: { conditions: [{ rule: { host: { _eq: 5 } }, readonly: true }] } }),
    ]),
  ]);
  const isReadonly = (host: Json) =>
    editableFields(schemaOf(collections, fields, relations), RIGHTS, 'events', false, NOW, { id: 1, host }).find(
      ({ field }) => field.field === 'reason',
    )?.readonly;
  expect([5, { id: 5, name: 'Ann' }, 6, { name: 'New' }, null].map(isReadonly)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test.each<[Json]>([
  ['text'],
  [{ a: 1 }],
  [[null, 'text', 5, {}, { rule: 'status' }]],
  [[{ rule: { status: { _unheard_of: 1 } }, readonly: true }]],
  [[when('cancelled', { readonly: 'yes', hidden: 1, required: null, options: [] })]],
])('conditions that cannot be read or evaluated leave the field as it is: %j', (conditions) => {
  const entry = reasonFor(conditions, item);
  expect([entry?.readonly, entry?.field.meta?.options]).toEqual([false, { placeholder: 'Why?' }]);
  expect(entry && isRequired(entry.field)).toBe(false);
  expect(entry?.field.meta?.conditions).toEqual(conditions);
});

test('fields that nothing has changed for are the same objects as before', () => {
  const schema = schemaWith([when('cancelled', { readonly: true })]);
  const at = (status: string) => editableFields(schema, RIGHTS, 'events', false, NOW, { ...item, status });
  const before = at('draft');
  expect(withSameFields(before, at('draft'))).toBe(before);
  const after = withSameFields(before, at('cancelled'));
  expect(after.filter((entry, index) => entry !== before[index]).map(({ field }) => field.field)).toEqual([
    'reason',
    'details',
  ]);
});

test('a field of a listed item is locked by a condition that is met, or reads a value that was not read', () => {
  const context = { user: null, role: null, now: NOW };
  const locked = (conditions: Json, values: Item): boolean => {
    const field = fieldOf(schemaWith(conditions), 'events', 'reason');
    return field !== null && isLockedFor(field, values, context);
  };
  expect(locked([when('cancelled', { readonly: true })], item)).toBe(true);
  expect(locked([when('cancelled', { hidden: true })], item)).toBe(true);
  expect(locked([when('draft', { readonly: true })], item)).toBe(false);
  expect(locked([when('draft', { readonly: true })], { id: 1, reason: null })).toBe(true);
  expect(locked([when('cancelled', { readonly: true }), when('cancelled', { readonly: false })], item)).toBe(false);
  expect(locked([when('cancelled', { required: true })], { id: 1, reason: null })).toBe(false);
  expect(locked(null, item)).toBe(false);
});
