import { concat, defer, from, mergeMap, of } from 'rxjs';
import { type AssetVariant, type FileDetails, formFileName } from '../../../domain/files';
import type { Item } from '../../../domain/items';
import {
  type Call,
  chainCall,
  decodeFailure,
  fail,
  mapCall,
  succeed,
  type Upload,
  type UploadProgress,
  uploadResult,
} from '../../../kernel';
import type { AssetsGateway } from '../../../ports/gateways/assets-gateway';
import type { FilesGateway } from '../../../ports/gateways/files-gateway';
import type { Accountability } from '../accountability';
import type { MemoryClient } from '../client';
import { assertItem, deepCopy } from './gateway-results';
import type { Platform } from '../platform';
import { listOf, numberOf, objectOf, textOf } from '../world/row-values';
import type { UploadedFile } from '../services/files';

/** File sizes are stored as text, like all bigIntegers. */
const countOf = (row: Item, field: string): number | null => {
  const digits = textOf(row, field);
  return digits === null ? numberOf(row, field) : Number(digits);
};

const fileOf = (row: Item): FileDetails => ({
  id: textOf(row, 'id') ?? '',
  title: textOf(row, 'title'),
  description: textOf(row, 'description'),
  tags: listOf(row, 'tags') ?? [],
  location: textOf(row, 'location'),
  folder: textOf(row, 'folder'),
  storage: textOf(row, 'storage'),
  filename_disk: textOf(row, 'filename_disk'),
  filename_download: textOf(row, 'filename_download'),
  type: textOf(row, 'type'),
  filesize: countOf(row, 'filesize'),
  width: numberOf(row, 'width'),
  height: numberOf(row, 'height'),
  duration: numberOf(row, 'duration'),
  charset: textOf(row, 'charset'),
  embed: textOf(row, 'embed'),
  uploaded_by: textOf(row, 'uploaded_by'),
  uploaded_on: textOf(row, 'uploaded_on'),
  modified_by: textOf(row, 'modified_by'),
  modified_on: textOf(row, 'modified_on'),
  metadata: objectOf(row, 'metadata'),
});

type Store = (platform: Platform, who: Accountability, file: UploadedFile) => Item | null;

const sending = (bytes: number, total: number): UploadProgress => ({
  kind: 'sending',
  sentBytes: bytes,
  totalBytes: total,
});

/** The world holds files as text in memory and in the browser's storage. */
const MAX_BYTES = 50_000_000;

export class MemoryFilesGateway implements FilesGateway {
  readonly maxBytes = MAX_BYTES;

  constructor(private readonly client: MemoryClient) {}

  read(id: string): Call<FileDetails> {
    return this.client.read('GET /files', (platform, who) => platform.files(who).read(id)).pipe(mapCall(fileOf));
  }

  upload(file: File, values: Item = {}): Upload<FileDetails> {
    return this.sent('POST /files', file, (platform, who, received) => {
      const files = platform.files(who);
      return files.readWritten([files.upload(received, deepCopy(values))], [])?.[0] ?? null;
    });
  }

  replace(id: string, file: File, values: Item = {}): Upload<FileDetails> {
    return this.sent('PATCH /files', file, (platform, who, received) => {
      const files = platform.files(who);
      return files.readWritten(files.replace(id, received, deepCopy(values)), [])?.[0] ?? null;
    });
  }

  importFrom(url: string, values: Item = {}): Call<FileDetails> {
    return this.client
      .callAsync('POST /files/import', true, async (platform, who) => {
        const files = platform.files(who);
        const key = await files.importFrom({ url, data: deepCopy(values) }, platform.fetchFile);
        return files.readWritten([key], [])?.[0] ?? null;
      })
      .pipe(assertItem, mapCall(fileOf));
  }

  move(ids: readonly string[], folder: string | null): Call<void> {
    if (ids.length === 0) return succeed(undefined);
    return this.client.write('PATCH /files', (platform, who) => void platform.files(who).update(ids, { folder }));
  }

  remove(ids: readonly string[]): Call<void> {
    if (ids.length === 0) return succeed(undefined);
    return this.client.write('DELETE /files', (platform, who) => platform.files(who).remove(ids));
  }

  /** Bytes in the same process are sent in one step. */
  private sent(endpoint: string, file: File, store: Store): Upload<FileDetails> {
    const stored$ = defer(() => from(file.arrayBuffer())).pipe(
      mergeMap((buffer) => {
        const received = { name: formFileName(file.name), type: file.type, bytes: new Uint8Array(buffer) };
        return this.client
          .write(endpoint, (platform, who) => store(platform, who, received))
          .pipe(assertItem, mapCall(fileOf));
      }),
      mergeMap((result) => of(sending(file.size, file.size), uploadResult(result))),
    );
    return concat(of(sending(0, file.size)), stored$);
  }
}

/** The variant as query parameters. */
const queryOf = (variant: AssetVariant): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(variant).map(([name, value]) => [name, String(value)]));

export class MemoryAssetsGateway implements AssetsGateway {
  constructor(private readonly client: MemoryClient) {}

  read(
    id: string,
    variant: AssetVariant = {},
    _modifiedOn: string | null = null,
    maxBytes = Number.POSITIVE_INFINITY,
  ): Call<Blob> {
    return this.client
      .callAsync('GET /assets', false, (platform, who) => platform.assets(who).read(id, queryOf(variant)))
      .pipe(
        chainCall(({ bytes, type }) =>
          bytes.length > maxBytes
            ? fail(decodeFailure('GET /assets', '', `at most ${maxBytes} bytes`))
            : succeed(new Blob([bytes], { type })),
        ),
      );
  }
}
