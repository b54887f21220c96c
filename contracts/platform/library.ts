import type { JsonObject } from '../../src/kernel';
import type { AdminApi } from './admin-api';
import { PEOPLE } from './people';

/** What files of the contracts say of where they come from, so that they are found again whoever brought them. */
export const MARK = 'The contracts';

/** Keys that the contracts use over and over. */
export const FILES = {
  first: 'c0de0000-0000-4000-8000-00000000f001',
  second: 'c0de0000-0000-4000-8000-00000000f002',
  /** Never there. */
  missing: 'c0de0000-0000-4000-8000-00000000f0ff',
} as const;

export const FOLDERS = {
  outer: 'c0de0000-0000-4000-8000-00000000d001',
  inner: 'c0de0000-0000-4000-8000-00000000d002',
  other: 'c0de0000-0000-4000-8000-00000000d003',
  missing: 'c0de0000-0000-4000-8000-00000000d0ff',
} as const;

/** What the names of folders of the contracts start with. */
export const FOLDER_PREFIX = 'Contract folder';

/** The file library as the contracts need it. Files and folders of others are left alone. */
export class Library {
  constructor(private readonly admin: AdminApi) {}

  /** No file or folder of the contracts. */
  async clear(): Promise<void> {
    await this.admin.empty('/files', { _or: [{ location: { _eq: MARK } }, { id: { _in: Object.values(FILES) } }] });
    await this.noFilesOf(Object.values(PEOPLE).map(({ id }) => id));
    await this.noFolders();
  }

  /** Nobody can be deleted whose name stands in a file. */
  async noFilesOf(people: readonly string[]): Promise<void> {
    await this.admin.empty('/files', { _or: [{ uploaded_by: { _in: people } }, { modified_by: { _in: people } }] });
  }

  /** Exactly this folder tree, parents before what is in them. */
  async folders(rows: readonly JsonObject[]): Promise<void> {
    await this.noFolders();
    for (const row of rows) await this.admin.post('/folders', row);
  }

  /** This file, as new, under this key. */
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

  /** None may stand in another one when they are deleted. */
  private async noFolders(): Promise<void> {
    const own = { _or: [{ name: { _starts_with: FOLDER_PREFIX } }, { id: { _in: Object.values(FOLDERS) } }] };
    const query = new URLSearchParams({ fields: 'id', limit: '-1', filter: JSON.stringify({ parent: own }) });
    const found = await this.admin.get(`/folders?${query.toString()}`);
    for (const folder of Array.isArray(found) ? found : []) {
      await this.admin.patch(`/folders/${String((folder as JsonObject)['id'])}`, { parent: null });
    }
    await this.admin.empty('/folders', own);
  }
}
