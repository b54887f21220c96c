import { type Access, type Action, coversField, denied } from '../permissions';

/** Why something cannot be done in the library: the permission that is missing. */
export type LibraryDenial =
  | 'upload_denied'
  | 'move_files_denied'
  | 'create_folders_denied'
  | 'rename_folders_denied'
  | 'move_folders_denied'
  | 'delete_folders_denied'
  | 'delete_folder_moves_folders'
  | 'delete_folder_moves_files';

const FILES = 'directus_files';
const FOLDERS = 'directus_folders';

const without = (
  access: Access,
  [collection, action, ...fields]: readonly [string, Action, ...string[]],
  reason: LibraryDenial,
): LibraryDenial | false => {
  const isAllowed =
    denied(access, collection, action) === false &&
    fields.every((field) => coversField(access, collection, action, field));
  return isAllowed ? false : reason;
};

export const uploadDenied = (access: Access): LibraryDenial | false =>
  without(access, [FILES, 'create'], 'upload_denied');

/** Moving files changes their folder. */
export const moveFilesDenied = (access: Access): LibraryDenial | false =>
  without(access, [FILES, 'update', 'folder'], 'move_files_denied');

/** Creating a folder writes its name and its parent. */
export const createFolderDenied = (access: Access): LibraryDenial | false =>
  without(access, [FOLDERS, 'create', 'name', 'parent'], 'create_folders_denied');

/** Renaming changes the name, moving the parent. */
export const changeFolderDenied = (access: Access, field: 'name' | 'parent'): LibraryDenial | false =>
  without(access, [FOLDERS, 'update', field], field === 'name' ? 'rename_folders_denied' : 'move_folders_denied');

/** The folders and files in a folder move up before it is deleted (spec 002, 4.1). */
export const removeFolderDenied = (access: Access): LibraryDenial | false =>
  without(access, [FOLDERS, 'delete'], 'delete_folders_denied') ||
  without(access, [FOLDERS, 'update', 'parent'], 'delete_folder_moves_folders') ||
  without(access, [FILES, 'update', 'folder'], 'delete_folder_moves_files');
