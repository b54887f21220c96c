import type { ImageFacts } from './facts';
import { readGif } from './gif';
import { readJpeg } from './jpeg';
import { readPng } from './png';
import { readTiff } from './tiff';
import { readWebp } from './webp';

/** Types that the platform looks into. */
export const READ_TYPES = ['image/gif', 'image/jpeg', 'image/png', 'image/tiff', 'image/webp'];

const READERS = [readPng, readJpeg, readGif, readWebp, readTiff];

/** By the bytes alone, whatever type they are said to be; null when they are no such image, or a broken one. */
export const imageFacts = (bytes: Uint8Array): ImageFacts | null => {
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
