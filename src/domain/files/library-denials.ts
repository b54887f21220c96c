import { type Access, denied, type FieldDenial, fieldDenied } from '../permissions';

/** Moving files changes their folder. */
export const moveFilesDenied = (access: Access): FieldDenial | false =>
  fieldDenied(access, 'directus_files', 'update', 'folder');

/** Creating a folder writes its name and its parent. */
export const createFolderDenied = (access: Access): FieldDenial | false =>
  fieldDenied(access, 'directus_folders', 'create', 'name') ||
  fieldDenied(access, 'directus_folders', 'create', 'parent');

/** Renaming changes the name, moving the parent. */
export const changeFolderDenied = (access: Access, field: 'name' | 'parent'): FieldDenial | false =>
  fieldDenied(access, 'directus_folders', 'update', field);

/** The folders and files in a folder move up before it is deleted (spec 002, 4.1). */
export const removeFolderDenied = (access: Access): FieldDenial | false =>
  denied(access, 'directus_folders', 'delete') || changeFolderDenied(access, 'parent') || moveFilesDenied(access);
