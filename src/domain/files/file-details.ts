import type { JsonObject } from '../../kernel';
import type { FileInfo } from './file';

/** All that the platform keeps of a file but its bytes; names as on the wire, what is not set null. */
export interface FileDetails extends FileInfo {
  readonly description: string | null;
  readonly tags: readonly string[];
  readonly location: string | null;
  readonly folder: string | null;
  readonly storage: string | null;
  /** What the bytes are called where they are stored; nothing to show. */
  readonly filename_disk: string | null;
  /** In bytes. */
  readonly filesize: number | null;
  /** In pixels, the way the picture stands when it is shown; null for what is no raster image. */
  readonly width: number | null;
  readonly height: number | null;
  /** In milliseconds. */
  readonly duration: number | null;
  readonly charset: string | null;
  readonly embed: string | null;
  readonly uploaded_by: string | null;
  readonly uploaded_on: string | null;
  readonly modified_by: string | null;
  /** What the image says of itself: `exif` with its groups `image`, `exif`, `gps`. */
  readonly metadata: JsonObject | null;
}
