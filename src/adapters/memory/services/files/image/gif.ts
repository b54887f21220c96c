import type { ImageFacts } from './facts';
import { letters } from './letters';

export const readGif = (view: DataView): ImageFacts | null =>
  letters(view, 0, 4) === 'GIF8'
    ? { width: view.getUint16(6, true), height: view.getUint16(8, true), metadata: {} }
    : null;
