import type { FileDetails } from '../../domain/files';
import type { Item } from '../../domain/items';
import { token, type Call, type Upload } from '../../kernel';

/**
 * Uploads and file details. Lists and edits of files go through `ItemsGateway`, since files are items of
 * `directus_files`; their content comes from `AssetsGateway`.
 */
export interface FilesGateway {
  /** Larger files are refused without being sent; null when the platform does not tell its limit. */
  readonly maxBytes: number | null;
  /** Fails with FORBIDDEN when it does not exist or may not be seen. */
  read(id: string): Call<FileDetails>;
  /**
   * Creates a file with the given values (id, title, folder…) in addition to those that the platform derives from the
   * content. Fails with RECORD_NOT_UNIQUE when the id exists, and changes nothing then; with ITEM_NOT_FOUND when the
   * file was stored but may not be read. Without an answer, or after an internal error, the platform may have a file
   * without content, whose `filename_disk` is null.
   */
  upload(file: File, values?: Item): Upload<FileDetails>;
  /**
   * Replaces the content, and with it type, size and name. The id stays. The platform derives the title from the name unless
   * `values` has one, and the user becomes the uploader whatever `values` says: see `replaceContent`.
   */
  replace(id: string, file: File, values?: Item): Upload<FileDetails>;
  /** The platform downloads the file. Fails with SERVICE_UNAVAILABLE when it cannot. */
  importFrom(url: string, values?: Item): Call<FileDetails>;
  /** Null is the root. Without ids no request is sent. */
  move(ids: readonly string[], folder: string | null): Call<void>;
  /** Deletes files with their content; all or none. Without ids no request is sent: the platform would delete all. */
  remove(ids: readonly string[]): Call<void>;
}

export const FilesGateway = token<FilesGateway>('FilesGateway');
