import type { Access, Action, Permission } from '../permissions';
import { testUser } from '../permissions/current-user.fixtures';
import { changeFolderDenied, createFolderDenied, moveFilesDenied, removeFolderDenied } from '.';

const rule = (collection: string, action: Action, fields: readonly string[] = ['*']): Permission => ({
  id: 1,
  role: 'r',
  collection,
  action,
  fields,
  permissions: null,
  validation: null,
  presets: null,
});

const may = (...permissions: readonly Permission[]): Access => ({ user: testUser(false), permissions });
const admin: Access = { user: testUser(true), permissions: [] };

test('administrators may do everything in the library', () => {
  const denials = [moveFilesDenied, createFolderDenied, removeFolderDenied].map((denial) => denial(admin));
  expect([...denials, changeFolderDenied(admin, 'name')]).toEqual([false, false, false, false]);
});

test('moving files needs to update their folder', () => {
  expect(moveFilesDenied(may())).toBe('not_allowed');
  expect(moveFilesDenied(may(rule('directus_files', 'update', ['title'])))).toBe('field_not_covered');
  expect(moveFilesDenied(may(rule('directus_files', 'update', ['folder'])))).toBe(false);
});

test('creating a folder needs its name and its parent', () => {
  expect(createFolderDenied(may())).toBe('not_allowed');
  expect(createFolderDenied(may(rule('directus_folders', 'create', ['name'])))).toBe('field_not_covered');
  expect(createFolderDenied(may(rule('directus_folders', 'create', ['name', 'parent'])))).toBe(false);
});

test('renaming needs the name, moving a folder its parent', () => {
  const access = may(rule('directus_folders', 'update', ['name']));
  expect(changeFolderDenied(access, 'name')).toBe(false);
  expect(changeFolderDenied(access, 'parent')).toBe('field_not_covered');
});

test('deleting a folder needs to move what is in it', () => {
  const rules = [
    rule('directus_folders', 'delete'),
    rule('directus_folders', 'update', ['parent']),
    rule('directus_files', 'update', ['folder']),
  ];
  expect(removeFolderDenied(may(...rules))).toBe(false);
  expect(rules.map((left) => removeFolderDenied(may(...rules.filter((each) => each !== left))))).toEqual([
    'not_allowed',
    'not_allowed',
    'not_allowed',
  ]);
});
