import type { JsonObject } from '../../../../../kernel';
import { exifOf, orientationOf } from './exif';
import { readAscii, tagsOf, tiffHeader } from './tiff-tags';

export interface ImageMetadata {
  /** In pixels, after rotation. */
  readonly width: number;
  readonly height: number;
  readonly metadata: JsonObject;
}

const JPEG_START = 0xffd8;
const APP1 = 0xe1;
/** Markers in the range of frames that are none. */
const NO_FRAMES = [0xc4, 0xc8, 0xcc];

const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.includes(marker);

const EXIF_MARKER = 'Exif\0\0';

/** Orientations above four are rotated by 90 degrees. */
const isRotated = (orientation: number): boolean => orientation > 4;

const readJpeg = (view: DataView): ImageMetadata | null => {
  if (view.getUint16(0) !== JPEG_START) return null;
  let exif: ReturnType<typeof exifOf> = null;
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    const length = view.getUint16(at + 2);
    if (marker === APP1 && readAscii(view, at + 4, EXIF_MARKER.length) === EXIF_MARKER) {
      exif = exifOf(
        new DataView(view.buffer, view.byteOffset + at + 4 + EXIF_MARKER.length, length - 2 - EXIF_MARKER.length),
      );
    }
    if (isFrame(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      const metadata = exif === null ? {} : { exif };
      return isRotated(orientationOf(exif)) ? { width: height, height: width, metadata } : { width, height, metadata };
    }
    at += 2 + length;
  }
  return null;
};

const sized = (width: number, height: number): ImageMetadata => ({ width, height, metadata: {} });

const uint24 = (view: DataView, at: number): number => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);

/** Reads the size from any of three kinds of first chunk. */
const readWebp = (view: DataView): ImageMetadata | null => {
  if (readAscii(view, 0, 4) !== 'RIFF' || readAscii(view, 8, 4) !== 'WEBP') return null;
  switch (readAscii(view, 12, 4)) {
    case 'VP8 ':
      return sized(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return sized((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
    }
    case 'VP8X':
      return sized(uint24(view, 24) + 1, uint24(view, 27) + 1);
    default:
      return null;
  }
};

const WIDTH = 256;
const HEIGHT = 257;

const readTiff = (view: DataView): ImageMetadata | null => {
  const start = tiffHeader(view);
  if (start === null) return null;
  const tags = new Map(tagsOf(view, start.offset, start.little));
  const [width, height] = [tags.get(WIDTH), tags.get(HEIGHT)];
  return typeof width === 'number' && typeof height === 'number' ? { width, height, metadata: {} } : null;
};

const readPng = (view: DataView): ImageMetadata | null =>
  readAscii(view, 1, 3) === 'PNG' && readAscii(view, 12, 4) === 'IHDR'
    ? { width: view.getUint32(16), height: view.getUint32(20), metadata: {} }
    : null;

const readGif = (view: DataView): ImageMetadata | null =>
  readAscii(view, 0, 4) === 'GIF8'
    ? { width: view.getUint16(6, true), height: view.getUint16(8, true), metadata: {} }
    : null;

/** Types whose metadata the server reads. */
export const READABLE_TYPES = ['image/gif', 'image/jpeg', 'image/png', 'image/tiff', 'image/webp'];

const READERS = [readPng, readJpeg, readGif, readWebp, readTiff];

/** Reads metadata by content, whatever the declared type; null when it is no known image or is damaged. */
export const readImageMetadata = (bytes: Uint8Array): ImageMetadata | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const read of READERS) {
    try {
      const facts = read(view);
      if (facts !== null) return facts;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
  return null;
};
