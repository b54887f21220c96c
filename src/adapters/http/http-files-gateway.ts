import type { FileDetails } from '../../domain/files';
import type { Item } from '../../domain/items';
import { succeed, type Call, type Upload } from '../../kernel';
import type { FilesGateway } from '../../ports/files-gateway';
import type { HttpClient } from './client';
import { file as fileCodec } from './codecs/file';
import { fileForm } from './file-form';
import { itemPath } from './paths';
import type { HttpRequest } from './transport';

const FILES = 'directus_files';

/** method → request */
const requests = {
  read: (id: string) => ({ method: 'GET', path: itemPath(FILES, id) }),
  upload: (file: File, values: Item) => ({ method: 'POST', path: '/files', body: fileForm(file, values) }),
  replace: (id: string, file: File) => ({ method: 'PATCH', path: itemPath(FILES, id), body: fileForm(file, {}) }),
  importFrom: (url: string, data: Item) => ({ method: 'POST', path: '/files/import', body: { url, data } }),
  move: (keys: readonly string[], folder: string | null) => ({
    method: 'PATCH',
    path: '/files',
    body: { keys, data: { folder } },
  }),
  remove: (keys: readonly string[]) => ({ method: 'DELETE', path: '/files', body: keys }),
} satisfies Record<keyof FilesGateway, (...input: never[]) => HttpRequest>;

export class HttpFilesGateway implements FilesGateway {
  constructor(private readonly client: HttpClient) {}

  read(id: string): Call<FileDetails> {
    return this.client.data(requests.read(id), fileCodec);
  }

  upload(file: File, values: Item = {}): Upload<FileDetails> {
    return this.client.upload(requests.upload(file, values), file.size, fileCodec);
  }

  replace(id: string, file: File): Upload<FileDetails> {
    return this.client.upload(requests.replace(id, file), file.size, fileCodec);
  }

  importFrom(url: string, values: Item = {}): Call<FileDetails> {
    return this.client.written(requests.importFrom(url, values), fileCodec);
  }

  move(ids: readonly string[], folder: string | null): Call<void> {
    return ids.length === 0 ? succeed(undefined) : this.client.done(requests.move(ids, folder));
  }

  remove(ids: readonly string[]): Call<void> {
    return ids.length === 0 ? succeed(undefined) : this.client.done(requests.remove(ids));
  }
}
