import type { JsonObject } from '../../src/kernel';
import type { AdminApi } from './admin-api';
import { PEOPLE } from './people';

/** `location` of every file of the contracts, by which clean-up finds them whichever user uploaded them. */
export const MARK = 'The contracts';

/** Fixed file keys. */
export const FILES = {
  first: 'c0de0000-0000-4000-8000-00000000f001',
  second: 'c0de0000-0000-4000-8000-00000000f002',
  /** Key of a file that never exists. */
  missing: 'c0de0000-0000-4000-8000-00000000f0ff',
} as const;

export const FOLDERS = {
  outer: 'c0de0000-0000-4000-8000-00000000d001',
  inner: 'c0de0000-0000-4000-8000-00000000d002',
  other: 'c0de0000-0000-4000-8000-00000000d003',
  missing: 'c0de0000-0000-4000-8000-00000000d0ff',
} as const;

/** Keys of folders that are each in the one before. */
export const FOLDER_CHAIN = [
  'c0de0000-0000-4000-8000-00000000d100',
  'c0de0000-0000-4000-8000-00000000d101',
  'c0de0000-0000-4000-8000-00000000d102',
  'c0de0000-0000-4000-8000-00000000d103',
  'c0de0000-0000-4000-8000-00000000d104',
  'c0de0000-0000-4000-8000-00000000d105',
  'c0de0000-0000-4000-8000-00000000d106',
] as const;

/** Prefix of the folder names of the contracts. */
export const FOLDER_PREFIX = 'Contract folder';

/** Sets up files and folders of the contracts; never changes others. */
export class Library {
  constructor(private readonly admin: AdminApi) {}

  /** Deletes all files and folders of the contracts. */
  async clear(): Promise<void> {
    await this.admin.empty('/files', { _or: [{ location: { _eq: MARK } }, { id: { _in: Object.values(FILES) } }] });
    await this.noFilesOf(Object.values(PEOPLE).map(({ id }) => id));
    await this.noFolders();
  }

  /** Deletes the files of these users; a user who is referenced by a file cannot be deleted. */
  async noFilesOf(people: readonly string[]): Promise<void> {
    await this.admin.empty('/files', { _or: [{ uploaded_by: { _in: people } }, { modified_by: { _in: people } }] });
  }

  /** Sets up exactly this folder tree; parents come first. */
  async folders(rows: readonly JsonObject[]): Promise<void> {
    await this.noFolders();
    for (const row of rows) await this.admin.post('/folders', row);
  }

  /** Uploads this file anew under this key. */
  async file(id: string, file: File, values: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.admin.empty('/files', { id: { _eq: id } });
    const form = new FormData();
    for (const [name, value] of Object.entries({ id, location: MARK, ...values })) form.append(name, value);
    form.append('file', file, file.name);
    await this.admin.upload('/files', form);
  }

  async noFile(id: string): Promise<void> {
    await this.admin.empty('/files', { id: { _eq: id } });
  }

  /** Moves all folders to the root first: a folder with children cannot be deleted. */
  private async noFolders(): Promise<void> {
    const own = [{ name: { _starts_with: FOLDER_PREFIX } }, { id: { _in: Object.values(FOLDERS) } }];
    const filter = JSON.stringify({ _or: own.map((parent) => ({ parent })) });
    const query = new URLSearchParams({ fields: 'id', limit: '-1', filter });
    const found = await this.admin.get(`/folders?${query.toString()}`);
    for (const folder of Array.isArray(found) ? found : []) {
      await this.admin.patch(`/folders/${String((folder as JsonObject)['id'])}`, { parent: null });
    }
    await this.admin.empty('/folders', { _or: own });
  }
}
