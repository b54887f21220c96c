import type { Access, Action, Permission } from '../permissions';
import { testUser } from '../permissions/current-user.fixtures';
import { changeFolderDenied, createFolderDenied, moveFilesDenied, removeFolderDenied, uploadDenied } from '.';

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

const ACTIONS = {
  upload: uploadDenied,
  'move files': moveFilesDenied,
  'create a folder': createFolderDenied,
  'rename a folder': (access: Access) => changeFolderDenied(access, 'name'),
  'move a folder': (access: Access) => changeFolderDenied(access, 'parent'),
  'delete a folder': removeFolderDenied,
};

/** The reason for each action, in their order. */
const denialsOf = (access: Access) => Object.values(ACTIONS).map((denial) => denial(access));

const UPLOAD = rule('directus_files', 'create');
const FILE = rule('directus_files', 'update');
const NEW_FOLDER = rule('directus_folders', 'create');
const FOLDER = rule('directus_folders', 'update');
const NO_FOLDER = rule('directus_folders', 'delete');
const ALL = [UPLOAD, FILE, NEW_FOLDER, FOLDER, NO_FOLDER];

const [upload, files, create, rename, move, remove] = [
  'upload_denied',
  'move_files_denied',
  'create_folders_denied',
  'rename_folders_denied',
  'move_folders_denied',
  'delete_folders_denied',
] as const;

test.each([
  ['an administrator', admin, [false, false, false, false, false, false]],
  ['all permissions', may(...ALL), [false, false, false, false, false, false]],
  ['no permission', may(), [upload, files, create, rename, move, remove]],
  ['files to read only', may(rule('directus_files', 'read')), [upload, files, create, rename, move, remove]],
  ['uploads', may(UPLOAD), [false, files, create, rename, move, remove]],
  ['files to change', may(UPLOAD, FILE), [false, false, create, rename, move, remove]],
  ['folders to create', may(UPLOAD, NEW_FOLDER), [false, files, false, rename, move, remove]],
  ['folders to change', may(FOLDER), [upload, files, create, false, false, remove]],
  ['folders to delete', may(NO_FOLDER), [upload, files, create, rename, move, 'delete_folder_moves_folders']],
  [
    'all of folders',
    may(NEW_FOLDER, FOLDER, NO_FOLDER),
    [upload, files, false, false, false, 'delete_folder_moves_files'],
  ],
])('a role with %s is told which permission is missing', (_, access, denials) => {
  expect(denialsOf(access)).toEqual(denials);
});

test.each([
  ['move files', rule('directus_files', 'update', ['title']), files],
  ['move files', rule('directus_files', 'update', ['folder']), false],
  ['create a folder', rule('directus_folders', 'create', ['name']), create],
  ['create a folder', rule('directus_folders', 'create', ['name', 'parent']), false],
  ['rename a folder', rule('directus_folders', 'update', ['name']), false],
  ['move a folder', rule('directus_folders', 'update', ['name']), move],
] as const)('to %s, the role needs its fields: %j', (action, permission, denial) => {
  expect(ACTIONS[action](may(permission))).toBe(denial);
});
