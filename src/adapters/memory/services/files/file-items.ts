import { readImageMetadata, READABLE_TYPES } from '../../../../domain/files';
import type { Item, PrimaryKey } from '../../../../domain/items';
import { isJsonObject } from '../../../../kernel';
import type { Accountability } from '../../accountability';
import { forbidden, invalidPayload, apiException, unexpected } from '../../api-error';
import type { Database } from '../../world/database';
import { textOf } from '../../world/row-values';
import { ItemsService } from '../items';
import { assertRule } from '../permissions/rule';
import { diskName } from './file-names';
import { fetchedValues, type FetchFile, type UploadedFile, uploadedValues, typeOf } from './incoming-file';

const FILES = 'directus_files';

/** The only storage location. */
const STORAGE = 'local';

const NO_IMAGE = 'Input buffer contains unsupported image format';

const parseImport = (sent: unknown): { readonly url: string; readonly data: Item } => {
  if (Array.isArray(sent)) throw invalidPayload('"value" must be of type object');
  const { url, data = {}, ...rest } = isJsonObject(sent) ? sent : {};
  if (url === undefined) throw invalidPayload('"url" is required');
  if (typeof url !== 'string') throw invalidPayload('"url" must be a string');
  if (url === '') throw invalidPayload('"url" is not allowed to be empty');
  if (!isJsonObject(data)) throw invalidPayload('"data" must be of type object');
  const [unknownName] = Object.keys(rest);
  if (unknownName !== undefined) throw invalidPayload(`"${unknownName}" is not allowed`);
  return { url, data };
};

/** Items of `directus_files`, with their bytes. Unlike the server, a rejected upload leaves no row behind. */
export class FileItems extends ItemsService {
  constructor(database: Database, asker: Accountability, clock: () => number) {
    super(database, FILES, asker, clock);
  }

  /** Creates a file and returns its key. */
  upload(file: UploadedFile, values: Item): PrimaryKey {
    return this.add(uploadedValues(file, values, this.who.user), file.bytes, typeOf(file));
  }

  /** Replaces a file's bytes. Returns the keys that existed, as `update` does. */
  replace(key: PrimaryKey, file: UploadedFile, values: Item): readonly PrimaryKey[] {
    return this.database.transaction(() => {
      const keys = this.update([key], uploadedValues(file, values, this.who.user));
      for (const known of keys) this.store(known, file.bytes, typeOf(file));
      return keys;
    });
  }

  /** Creates a file from a URL. Rejects with an `ApiException`. */
  async importFrom(sent: unknown, fetchFile: FetchFile): Promise<PrimaryKey> {
    const { url, data } = parseImport(sent);
    assertRule(this.database, this.who, FILES, 'create');
    const fetched = await fetchFile(url);
    if (fetched === null) {
      throw apiException(503, 'SERVICE_UNAVAILABLE', `Couldn't fetch file from url "${url}"`, {
        service: 'external-file',
      });
    }
    return this.add(fetchedValues(fetched, data), fetched.bytes, fetched.type);
  }

  override remove(keys: readonly PrimaryKey[]): void {
    const rows = keys.map((key) => this.database.row(FILES, key)).filter((row) => row !== null);
    this.database.transaction(() => {
      super.remove(keys);
      const names = new Set(rows.map((row) => textOf(row, 'filename_disk')));
      this.database.removeBytes((name) => names.has(name));
    });
  }

  /** `said` is the content type that was sent; null for none. */
  private add(values: Item, bytes: Uint8Array, sentType: string | null): PrimaryKey {
    return this.database.transaction(() => {
      const [key] = this.create([values]);
      if (key === undefined) throw forbidden();
      this.store(key, bytes, sentType);
      return key;
    });
  }

  /** Stores the bytes, and the file's size and image metadata in its row, without checking permissions. */
  private store(key: PrimaryKey, bytes: Uint8Array, sentType: string | null): void {
    const row = this.database.row(FILES, key);
    if (row === null) return;
    const name = diskName(String(key), textOf(row, 'filename_download') ?? '', sentType);
    if (textOf(row, 'storage') !== STORAGE) {
      throw apiException(503, 'SERVICE_UNAVAILABLE', `Couldn't save file ${name}`, { service: 'files' });
    }
    const isImage = READABLE_TYPES.includes(textOf(row, 'type') ?? '');
    const facts = isImage ? readImageMetadata(bytes) : null;
    if (isImage && facts === null) throw unexpected(NO_IMAGE);
    const oldName = textOf(row, 'filename_disk');
    this.database.removeBytes((other) => other === oldName);
    this.database.putBytes(name, bytes);
    this.database.put(FILES, key, { ...row, filename_disk: name, filesize: String(bytes.length), ...facts });
  }
}
