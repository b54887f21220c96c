import { exifOf, orientationOf } from './exif';
import type { ImageFacts } from './facts';
import { letters } from './letters';

const START = 0xffd8;
const APP1 = 0xe1;
/** Segments of these numbers look like frames and are none. */
const NO_FRAMES = [0xc4, 0xc8, 0xcc];

const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.includes(marker);

const EXIF = 'Exif\0\0';

/** Orientations above four lie on their side. */
const isTurned = (orientation: number): boolean => orientation > 4;

export const readJpeg = (view: DataView): ImageFacts | null => {
  if (view.getUint16(0) !== START) return null;
  let exif: ReturnType<typeof exifOf> = null;
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    const length = view.getUint16(at + 2);
    if (marker === APP1 && letters(view, at + 4, EXIF.length) === EXIF) {
      exif = exifOf(new DataView(view.buffer, view.byteOffset + at + 4 + EXIF.length, length - 2 - EXIF.length));
    }
    if (isFrame(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      const metadata = exif === null ? {} : { exif };
      return isTurned(orientationOf(exif)) ? { width: height, height: width, metadata } : { width, height, metadata };
    }
    at += 2 + length;
  }
  return null;
};
