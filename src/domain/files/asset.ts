import type { FileInfo } from './file';
import { mimeKind } from './file-type';

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

/** How an image is fitted into a width and a height. */
export const ASSET_FITS = ['cover', 'contain', 'fill', 'inside', 'outside'] as const;

export type AssetFit = (typeof ASSET_FITS)[number];

/** A size that the platform, or the project's settings, has a name for. */
export interface NamedVariant {
  readonly key: string;
}

/** A size of one's own; width and height in pixels, quality from 1 to 100. The project may allow none but named ones. */
export interface CustomVariant {
  readonly width?: number;
  readonly height?: number;
  readonly fit?: AssetFit;
  readonly quality?: number;
  /** True keeps a small image small. */
  readonly withoutEnlargement?: true;
}

/** Which rendering of a file is meant. What is no JPEG, PNG or WebP is always given as it is. */
export type AssetVariant = NamedVariant | CustomVariant;
