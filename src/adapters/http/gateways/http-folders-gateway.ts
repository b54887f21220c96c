import type { Folder } from '../../../domain/files';
import { type Call, succeed } from '../../../kernel';
import type { FoldersGateway } from '../../../ports/gateways/folders-gateway';
import type { HttpClient } from '../client';
import { itemPath, type HttpRequest } from '../request';
import { folderCodec, folders } from '../codecs/files';

const FOLDERS = 'directus_folders';

type Changes = Partial<Omit<Folder, 'id'>>;

/** method → request */
const requests = {
  list: () => ({ method: 'GET', path: '/folders', query: { limit: -1, sort: 'name' } }),
  read: (id: string) => ({ method: 'GET', path: itemPath(FOLDERS, id) }),
  create: (name: string, parent: string | null) => ({ method: 'POST', path: '/folders', body: { name, parent } }),
  update: (id: string, body: Changes) => ({ method: 'PATCH', path: itemPath(FOLDERS, id), body }),
  move: (keys: readonly string[], parent: string | null) => ({
    method: 'PATCH',
    path: '/folders',
    body: { keys, data: { parent } },
  }),
  remove: (id: string) => ({ method: 'DELETE', path: itemPath(FOLDERS, id) }),
} satisfies Record<keyof FoldersGateway, (...input: never[]) => HttpRequest>;

export class HttpFoldersGateway implements FoldersGateway {
  constructor(private readonly client: HttpClient) {}

  list(): Call<readonly Folder[]> {
    return this.client.data(requests.list(), folders);
  }

  read(id: string): Call<Folder> {
    return this.client.data(requests.read(id), folderCodec);
  }

  create(name: string, parent: string | null): Call<Folder> {
    return this.client.write(requests.create(name, parent), folderCodec);
  }

  update(id: string, changes: Changes): Call<Folder> {
    return this.client.write(requests.update(id, changes), folderCodec);
  }

  move(ids: readonly string[], parent: string | null): Call<void> {
    return ids.length === 0 ? succeed(undefined) : this.client.command(requests.move(ids, parent));
  }

  remove(id: string): Call<void> {
    return this.client.command(requests.remove(id));
  }
}
