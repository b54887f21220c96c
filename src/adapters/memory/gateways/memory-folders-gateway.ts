import type { Folder } from '../../../domain/files';
import type { Item } from '../../../domain/items';
import { mapCall, succeed, type Call } from '../../../kernel';
import type { FoldersGateway } from '../../../ports/gateways/folders-gateway';
import type { MemoryClient } from '../client';
import { assertItem } from './gateway-results';
import { textOf } from '../world/row-values';

const FOLDERS = 'directus_folders';

const folderOf = (row: Item): Folder => ({
  id: textOf(row, 'id') ?? '',
  name: textOf(row, 'name') ?? '',
  parent: textOf(row, 'parent'),
});

export class MemoryFoldersGateway implements FoldersGateway {
  constructor(private readonly client: MemoryClient) {}

  list(): Call<readonly Folder[]> {
    return this.client
      .read('GET /folders', (platform, who) => platform.items(FOLDERS, who).list({ limit: -1, sort: ['name'] }))
      .pipe(mapCall((rows) => rows.map(folderOf)));
  }

  read(id: string): Call<Folder> {
    return this.client
      .read('GET /folders', (platform, who) => platform.items(FOLDERS, who).read(id))
      .pipe(mapCall(folderOf));
  }

  create(name: string, parent: string | null): Call<Folder> {
    return this.client
      .write('POST /folders', (platform, who) => {
        const folders = platform.items(FOLDERS, who);
        return folders.readWritten(folders.create([{ name, parent }]), [])?.[0] ?? null;
      })
      .pipe(assertItem, mapCall(folderOf));
  }

  update(id: string, changes: Partial<Omit<Folder, 'id'>>): Call<Folder> {
    return this.client
      .write('PATCH /folders', (platform, who) => {
        const folders = platform.items(FOLDERS, who);
        return folders.readWritten(folders.update([id], { ...changes }), [])?.[0] ?? null;
      })
      .pipe(assertItem, mapCall(folderOf));
  }

  move(ids: readonly string[], parent: string | null): Call<void> {
    if (ids.length === 0) return succeed(undefined);
    return this.client.write(
      'PATCH /folders',
      (platform, who) => void platform.items(FOLDERS, who).update(ids, { parent }),
    );
  }

  remove(id: string): Call<void> {
    return this.client.write('DELETE /folders', (platform, who) => platform.items(FOLDERS, who).remove([id]));
  }
}
