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
