import type { FileInfo } from './file';
import { mimeKind } from './mime-kind';

/** The sizes of images that the platform keeps ready. */
export const ASSET_KEYS = [
  'system-small-cover',
  'system-small-contain',
  'system-medium-cover',
  'system-medium-contain',
  'system-large-cover',
  'system-large-contain',
] as const;

export type AssetKey = (typeof ASSET_KEYS)[number];

export const AVATAR_KEY: AssetKey = 'system-small-cover';

/**
 * Where the bytes of a file are, below the API's root. A size is asked for raster images only: an SVG is taken as it is.
 * The time of its last change keeps caches honest. There is never a token in it: the request carries that in a header.
 */
export const assetPath = (file: Pick<FileInfo, 'id' | 'type' | 'modified_on'>, key: AssetKey | null = null): string => {
  const query = [
    ...(key !== null && mimeKind(file.type) === 'image' ? [`key=${key}`] : []),
    ...(file.modified_on === null ? [] : [`modified=${encodeURIComponent(file.modified_on)}`]),
  ];
  const path = `assets/${encodeURIComponent(file.id)}`;
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
};

/** The same bytes as a download, under the file's own name. */
export const downloadPath = (id: string): string => `assets/${encodeURIComponent(id)}?download`;
