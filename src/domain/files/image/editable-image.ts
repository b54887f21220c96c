import type { FileDetails } from '../file';
import { mediaType } from '../file-type';
import type { ImageHeader } from './image-header';

/** Why an image cannot be edited. */
export type ImageEditDenial = 'image_edit_damaged' | 'image_edit_frames' | 'image_edit_too_large' | 'image_edit_type';

/** Types that a canvas can write; not every browser writes WebP. */
const WRITABLE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** A decoded pixel takes four bytes, and an edited image is decoded up to three times. */
const MAX_PIXELS = 50_000_000;
/** The greatest side of a canvas in Chromium. */
const MAX_SIDE = 16_384;
export const MAX_IMAGE_BYTES = 100_000_000;

const isTooLarge = (width: number, height: number): boolean =>
  width * height > MAX_PIXELS || width > MAX_SIDE || height > MAX_SIDE;

/** By what the platform knows of the file, before its content is read. */
export const imageEditDenied = ({
  type,
  filesize,
  width,
  height,
}: Pick<FileDetails, 'type' | 'filesize' | 'width' | 'height'>): ImageEditDenial | false => {
  const media = mediaType(type ?? '');
  if (media === 'image/gif') return 'image_edit_frames';
  if (!WRITABLE_TYPES.includes(media)) return 'image_edit_type';
  return ((filesize ?? 0) > MAX_IMAGE_BYTES || isTooLarge(width ?? 0, height ?? 0)) && 'image_edit_too_large';
};

/** By the header of the content, before it is decoded: a small file may announce any size. Null is no known image. */
export const imageContentDenied = (type: string | null, header: ImageHeader | null): ImageEditDenial | false => {
  if (header === null || header.type !== mediaType(type ?? '') || header.width * header.height === 0)
    return 'image_edit_damaged';
  if (header.isAnimated) return 'image_edit_frames';
  return isTooLarge(header.width, header.height) && 'image_edit_too_large';
};
