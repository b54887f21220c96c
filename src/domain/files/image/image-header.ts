import type { JsonObject } from '../../../kernel';
import { exifOf, orientationOf } from './exif';
import { readAscii, tagsOf, tiffHeader } from './tiff-tags';

/** What the first bytes of an image say, without decoding it. */
export interface ImageHeader {
  /** By content, whatever type was declared. */
  readonly type: 'image/gif' | 'image/jpeg' | 'image/png' | 'image/tiff' | 'image/webp';
  /** In pixels, after rotation. */
  readonly width: number;
  readonly height: number;
  /** Has more than one frame. */
  readonly isAnimated: boolean;
  /** No pixel was changed by its compression. */
  readonly isLossless: boolean;
  readonly exif: JsonObject | null;
}

const still = { isAnimated: false, isLossless: true, exif: null };

const JPEG_START = 0xffd8;
const APP1 = 0xe1;
/** Markers in the range of frames that are none. */
const NO_FRAMES = [0xc4, 0xc8, 0xcc];

const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.includes(marker);

const EXIF_MARKER = 'Exif\0\0';

/** Orientations above four are rotated by 90 degrees. */
const isRotated = (orientation: number): boolean => orientation > 4;

const readJpeg = (view: DataView): ImageHeader | null => {
  if (view.getUint16(0) !== JPEG_START) return null;
  let exif: JsonObject | null = null;
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
      const size = isRotated(orientationOf(exif)) ? { width: height, height: width } : { width, height };
      return { ...still, type: 'image/jpeg', ...size, isLossless: false, exif };
    }
    at += 2 + length;
  }
  return null;
};

const uint24 = (view: DataView, at: number): number => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);

const WEBP_ANIMATION_FLAG = 0x02;

/** Reads the size from any of three kinds of first chunk. */
const readWebp = (view: DataView): ImageHeader | null => {
  if (readAscii(view, 0, 4) !== 'RIFF' || readAscii(view, 8, 4) !== 'WEBP') return null;
  const webp = { ...still, type: 'image/webp', isLossless: false } as const;
  switch (readAscii(view, 12, 4)) {
    case 'VP8 ':
      return { ...webp, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { ...webp, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, isLossless: true };
    }
    case 'VP8X':
      return {
        ...webp,
        width: uint24(view, 24) + 1,
        height: uint24(view, 27) + 1,
        isAnimated: (view.getUint8(20) & WEBP_ANIMATION_FLAG) !== 0,
      };
    default:
      return null;
  }
};

const WIDTH = 256;
const HEIGHT = 257;

const readTiff = (view: DataView): ImageHeader | null => {
  const start = tiffHeader(view);
  if (start === null) return null;
  const tags = new Map(tagsOf(view, start.offset, start.little));
  const [width, height] = [tags.get(WIDTH), tags.get(HEIGHT)];
  return typeof width === 'number' && typeof height === 'number'
    ? { ...still, type: 'image/tiff', width, height }
    : null;
};

const PNG_HEAD_BYTES = 8;
/** Length, name and checksum of a chunk. */
const PNG_CHUNK_BYTES = 12;

/** An animation is announced before the pixels. */
const isAnimatedPng = (view: DataView): boolean => {
  let at = PNG_HEAD_BYTES;
  while (at + PNG_HEAD_BYTES <= view.byteLength) {
    const name = readAscii(view, at + 4, 4);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
    at += PNG_CHUNK_BYTES + view.getUint32(at);
  }
  return false;
};

const readPng = (view: DataView): ImageHeader | null =>
  readAscii(view, 1, 3) === 'PNG' && readAscii(view, 12, 4) === 'IHDR'
    ? {
        ...still,
        type: 'image/png',
        width: view.getUint32(16),
        height: view.getUint32(20),
        isAnimated: isAnimatedPng(view),
      }
    : null;

/** Whether a GIF is animated is not examined: canvases cannot write the type at all. */
const readGif = (view: DataView): ImageHeader | null =>
  readAscii(view, 0, 4) === 'GIF8'
    ? { ...still, type: 'image/gif', width: view.getUint16(6, true), height: view.getUint16(8, true), isAnimated: true }
    : null;

const READERS = [readPng, readJpeg, readGif, readWebp, readTiff];

/** Reads the header of an image by its content, whatever the declared type; null when it is no known image or is damaged. */
export const readImageHeader = (bytes: Uint8Array): ImageHeader | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const read of READERS) {
    try {
      const header = read(view);
      if (header !== null) return header;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
  return null;
};
