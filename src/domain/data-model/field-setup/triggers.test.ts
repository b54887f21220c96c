/** @jest-environment node */
import { FIELD_TYPES } from '../../schema';
import { CREATE_TRIGGERS, triggerIn, triggersOf, UPDATE_TRIGGERS, withTrigger } from './triggers';

test('only keys and times of plain fields have triggers', () => {
  const withTriggers = FIELD_TYPES.filter((type) => triggersOf(type, 'standard', null).create.length > 0);
  expect(withTriggers).toEqual(['timestamp', 'dateTime', 'date', 'time', 'uuid']);
  expect(triggersOf('uuid', 'file', 'directus_files')).toEqual({ create: [], update: [] });
  expect(triggersOf(null, 'standard', null)).toEqual({ create: [], update: [] });
});

test('a reference to users or roles has their triggers only, another one none', () => {
  expect(triggersOf('uuid', 'm2o', 'directus_users')).toEqual({ create: ['user-created'], update: ['user-updated'] });
  expect(triggersOf('uuid', 'm2o', 'directus_roles')).toEqual({ create: ['role-created'], update: ['role-updated'] });
  expect(triggersOf('uuid', 'm2o', 'authors')).toEqual({ create: [], update: [] });
});

test('a trigger replaces another one of its kind, and other markers stay', () => {
  const special = ['m2o', 'user-created'];
  expect(triggerIn(special, CREATE_TRIGGERS)).toBe('user-created');
  expect(triggerIn(special, UPDATE_TRIGGERS)).toBeNull();
  expect(withTrigger(special, UPDATE_TRIGGERS, 'user-updated')).toEqual(['m2o', 'user-created', 'user-updated']);
  expect(withTrigger(special, CREATE_TRIGGERS, null)).toEqual(['m2o']);
});
