import type { AssetVariant, FileDetails } from '../../../domain/files';
import type { Item } from '../../../domain/items';
import { type Call, succeed, type Upload } from '../../../kernel';
import type { AssetsGateway } from '../../../ports/gateways/assets-gateway';
import type { FilesGateway } from '../../../ports/gateways/files-gateway';
import type { HttpClient } from '../client';
import { fileForm } from '../file-form';
import { itemPath, type Query, type HttpRequest } from '../request';
import { fileCodec } from '../codecs/files';

const FILES = 'directus_files';

/** method → request */
const requests = {
  read: (id: string) => ({ method: 'GET', path: itemPath(FILES, id) }),
  upload: (file: File, values: Item) => ({ method: 'POST', path: '/files', body: fileForm(file, values) }),
  replace: (id: string, file: File, values: Item) => ({
    method: 'PATCH',
    path: itemPath(FILES, id),
    body: fileForm(file, values),
  }),
  importFrom: (url: string, data: Item) => ({ method: 'POST', path: '/files/import', body: { url, data } }),
  move: (keys: readonly string[], folder: string | null) => ({
    method: 'PATCH',
    path: '/files',
    body: { keys, data: { folder } },
  }),
  remove: (keys: readonly string[]) => ({ method: 'DELETE', path: '/files', body: keys }),
} satisfies Record<Exclude<keyof FilesGateway, 'maxBytes'>, (...input: never[]) => HttpRequest>;

export class HttpFilesGateway implements FilesGateway {
  /** Proxies have limits of their own, which only their 413 tells. */
  readonly maxBytes = null;

  constructor(private readonly client: HttpClient) {}

  read(id: string): Call<FileDetails> {
    return this.client.data(requests.read(id), fileCodec);
  }

  upload(file: File, values: Item = {}): Upload<FileDetails> {
    return this.client.upload(requests.upload(file, values), file.size, fileCodec);
  }

  replace(id: string, file: File, values: Item = {}): Upload<FileDetails> {
    return this.client.upload(requests.replace(id, file, values), file.size, fileCodec);
  }

  importFrom(url: string, values: Item = {}): Call<FileDetails> {
    return this.client.write(requests.importFrom(url, values), fileCodec);
  }

  move(ids: readonly string[], folder: string | null): Call<void> {
    return ids.length === 0 ? succeed(undefined) : this.client.command(requests.move(ids, folder));
  }

  remove(ids: readonly string[]): Call<void> {
    return ids.length === 0 ? succeed(undefined) : this.client.command(requests.remove(ids));
  }
}

const parametersOf = (variant: AssetVariant, modifiedOn: string | null): Query => ({
  ...Object.fromEntries(Object.entries(variant).map(([name, value]) => [name, String(value)])),
  modified: modifiedOn ?? undefined,
});

/** method → request; the token goes in the header, never in the query. `modified` only separates cache entries. */
const assetRequests = {
  read: (id: string, variant: AssetVariant, modifiedOn: string | null) => ({
    method: 'GET',
    path: `/assets/${encodeURIComponent(id)}`,
    query: parametersOf(variant, modifiedOn),
  }),
} satisfies Record<keyof AssetsGateway, (...input: never[]) => HttpRequest>;

export class HttpAssetsGateway implements AssetsGateway {
  constructor(private readonly client: HttpClient) {}

  read(id: string, variant: AssetVariant = {}, modifiedOn: string | null = null, maxBytes?: number): Call<Blob> {
    return this.client.download(assetRequests.read(id, variant, modifiedOn), maxBytes);
  }
}
