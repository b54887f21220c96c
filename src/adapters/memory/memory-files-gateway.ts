import { concat, defer, from, mergeMap, of } from 'rxjs';
import type { FileDetails } from '../../domain/files';
import type { Item } from '../../domain/items';
import { mapCall, sent, succeed, type Call, type UploadProgress, type Upload } from '../../kernel';
import type { FilesGateway } from '../../ports/files-gateway';
import type { Accountability } from './accountability';
import type { MemoryClient } from './client';
import { deepCopy } from './deep-copy';
import { demand } from './demand-written';
import { fileOf } from './file-of';
import type { Platform } from './platform';
import type { SentFile } from './services/files';

type Store = (platform: Platform, who: Accountability, file: SentFile) => Item | null;

const sending = (bytes: number, total: number): UploadProgress => ({ kind: 'sending', sentBytes: bytes, totalBytes: total });

export class MemoryFilesGateway implements FilesGateway {
  constructor(private readonly client: MemoryClient) {}

  read(id: string): Call<FileDetails> {
    return this.client.read('GET /files', (platform, who) => platform.files(who).read(id)).pipe(mapCall(fileOf));
  }

  upload(file: File, values: Item = {}): Upload<FileDetails> {
    return this.sent('POST /files', file, (platform, who, arrived) => {
      const files = platform.files(who);
      return files.written([files.upload(arrived, deepCopy(values))], [])?.[0] ?? null;
    });
  }

  replace(id: string, file: File): Upload<FileDetails> {
    return this.sent('PATCH /files', file, (platform, who, arrived) => {
      const files = platform.files(who);
      return files.written(files.replace(id, arrived, {}), [])?.[0] ?? null;
    });
  }

  importFrom(url: string, values: Item = {}): Call<FileDetails> {
    return this.client
      .later('POST /files/import', true, async (platform, who) => {
        const files = platform.files(who);
        const key = await files.importFrom({ url, data: deepCopy(values) }, platform.fetchFile);
        return files.written([key], [])?.[0] ?? null;
      })
      .pipe(demand, mapCall(fileOf));
  }

  move(ids: readonly string[], folder: string | null): Call<void> {
    if (ids.length === 0) return succeed(undefined);
    return this.client.write('PATCH /files', (platform, who) => void platform.files(who).update(ids, { folder }));
  }

  remove(ids: readonly string[]): Call<void> {
    if (ids.length === 0) return succeed(undefined);
    return this.client.write('DELETE /files', (platform, who) => platform.files(who).remove(ids));
  }

  /** Bytes in the same process go out all at once. */
  private sent(endpoint: string, file: File, store: Store): Upload<FileDetails> {
    const stored$ = defer(() => from(file.arrayBuffer())).pipe(
      mergeMap((buffer) => {
        const arrived = { name: file.name, type: file.type, bytes: new Uint8Array(buffer) };
        return this.client
          .write(endpoint, (platform, who) => store(platform, who, arrived))
          .pipe(demand, mapCall(fileOf));
      }),
      mergeMap((result) => of(sending(file.size, file.size), sent(result))),
    );
    return concat(of(sending(0, file.size)), stored$);
  }
}
