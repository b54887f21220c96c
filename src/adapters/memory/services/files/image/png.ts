import type { ImageFacts } from './facts';
import { letters } from './letters';

export const readPng = (view: DataView): ImageFacts | null =>
  letters(view, 1, 3) === 'PNG' && letters(view, 12, 4) === 'IHDR'
    ? { width: view.getUint32(16), height: view.getUint32(20), metadata: {} }
    : null;
