import type { ImageFacts } from './facts';
import { letters } from './letters';

const sized = (width: number, height: number): ImageFacts => ({ width, height, metadata: {} });

const uint24 = (view: DataView, at: number): number => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);

/** Three kinds of first chunk, each with sizes of its own fashion. */
export const readWebp = (view: DataView): ImageFacts | null => {
  if (letters(view, 0, 4) !== 'RIFF' || letters(view, 8, 4) !== 'WEBP') return null;
  switch (letters(view, 12, 4)) {
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
