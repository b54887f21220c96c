import type { ImageFacts } from './facts';
import { startOf, tagsOf } from './tags';

const WIDTH = 256;
const HEIGHT = 257;

export const readTiff = (view: DataView): ImageFacts | null => {
  const start = startOf(view);
  if (start === null) return null;
  const tags = new Map(tagsOf(view, start.offset, start.little));
  const [width, height] = [tags.get(WIDTH), tags.get(HEIGHT)];
  return typeof width === 'number' && typeof height === 'number' ? { width, height, metadata: {} } : null;
};
