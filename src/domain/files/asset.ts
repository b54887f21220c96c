import type { FileInfo } from './file';
import { mediaType, mimeKind } from './file-type';

/** Image sizes that the platform generates. */
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
 * Path of a file's bytes below the API's root. A size applies to raster images only, an SVG is served as it is.
 * `modified` invalidates caches. Never contains a token: the request carries it in a header.
 */
export const assetPath = (file: Pick<FileInfo, 'id' | 'type' | 'modified_on'>, key: AssetKey | null = null): string => {
  const query = [
    ...(key !== null && mimeKind(file.type) === 'image' ? [`key=${key}`] : []),
    ...(file.modified_on === null ? [] : [`modified=${encodeURIComponent(file.modified_on)}`]),
  ];
  const path = `assets/${encodeURIComponent(file.id)}`;
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
};

/** The same bytes as a download with the file's own name. */
export const downloadPath = (id: string): string => `assets/${encodeURIComponent(id)}?download`;

/** How an image is fitted into a width and a height. */
export const ASSET_FITS = ['cover', 'contain', 'fill', 'inside', 'outside'] as const;

export type AssetFit = (typeof ASSET_FITS)[number];

/** A size with a key, defined by the platform or by the project's settings. */
export interface NamedVariant {
  readonly key: string;
}

/**
 * A size given by numbers: width and height in pixels, quality from 1 to 100. The project may forbid all but named
 * sizes.
 */
export interface CustomVariant {
  readonly width?: number;
  readonly height?: number;
  readonly fit?: AssetFit;
  readonly quality?: number;
  /** Keeps a small image small. */
  readonly withoutEnlargement?: true;
}

/** The requested rendering of a file. Only JPEG, PNG and WebP are transformed; other files are served as they are. */
export type AssetVariant = NamedVariant | CustomVariant;

/** The types that the platform transforms. */
export const RESIZABLE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/**
 * How a thumbnail is requested: in a size of the platform, or an SVG as it is (`variant` is undefined). Null for a file
 * without a thumbnail, also for images of other types, of which the platform sends the original whatever its size.
 */
export const thumbnailRendering = (
  type: string | null,
  key: AssetKey,
): { readonly variant: AssetVariant | undefined } | null => {
  if (mimeKind(type) === 'svg') return { variant: undefined };
  return RESIZABLE_TYPES.some((each) => each === mediaType(type ?? '')) ? { variant: { key } } : null;
};
