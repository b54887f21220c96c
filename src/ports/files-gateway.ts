import type { FileDetails } from '../domain/files';
import type { Item } from '../domain/items';
import { token, type Call, type Upload } from '../kernel';

/**
 * The files of the library with what only files have: bytes, and where these come from. Listing and editing them is the
 * business of `ItemsGateway`, for they are items of `directus_files`; their bytes come from `AssetsGateway`.
 */
export interface FilesGateway {
  /** Fails with FORBIDDEN when it does not exist or may not be seen. */
  read(id: string): Call<FileDetails>;
  /**
   * A new file of these bytes, under the name of the file, with these values (title, folder…) beside what the platform
   * finds out by itself. Fails with ITEM_NOT_FOUND when it was stored and may not be read.
   */
  upload(file: File, values?: Item): Upload<FileDetails>;
  /** Other bytes, and with them another type, size, name and title, for a file that stays the same file to all that use it. */
  replace(id: string, file: File): Upload<FileDetails>;
  /** The platform fetches the file by itself. Fails with SERVICE_UNAVAILABLE when nothing can be had there. */
  importFrom(url: string, values?: Item): Call<FileDetails>;
  /** Null is the root. Without ids nothing is asked. */
  move(ids: readonly string[], folder: string | null): Call<void>;
  /** With their bytes; all are deleted or none. Without ids nothing is asked, for the platform would take none for all. */
  remove(ids: readonly string[]): Call<void>;
}

export const FilesGateway = token<FilesGateway>('FilesGateway');
