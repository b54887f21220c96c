import type { JsonObject } from '../../../kernel';
import { readImageHeader } from './image-header';

export interface ImageMetadata {
  /** In pixels, after rotation. */
  readonly width: number;
  readonly height: number;
  readonly metadata: JsonObject;
}

/** Types whose metadata the server reads. */
export const READABLE_TYPES = ['image/gif', 'image/jpeg', 'image/png', 'image/tiff', 'image/webp'];

/** What the server stores of an image; null when it is no known image or is damaged. */
export const readImageMetadata = (bytes: Uint8Array): ImageMetadata | null => {
  const header = readImageHeader(bytes);
  if (header === null) return null;
  const { width, height, exif } = header;
  return { width, height, metadata: exif === null ? {} : { exif } };
};
