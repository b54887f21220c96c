import { ASSET_FITS, type AssetFit } from '../../../../domain/files';
import { unexpected } from '../../api-error';
import type { AssetQuery } from './asset-query';

/** What an image is to be resized to; without width and height it keeps its size. */
export interface Resize {
  readonly width: number | null;
  readonly height: number | null;
  readonly fit: AssetFit;
  readonly withoutEnlargement: boolean;
  readonly quality: number;
}

const QUALITY = 80;

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

const lengthIn = (query: AssetQuery, name: 'width' | 'height'): number | null => {
  const value = query[name];
  if (isNothing(value)) return null;
  const number = Number(value);
  if (Number.isInteger(number) && number > 0) return number;
  throw unexpected(`Expected positive integer for ${name} but received ${number} of type number`);
};

const fitIn = ({ fit }: AssetQuery): AssetFit => {
  const known = isNothing(fit) ? 'cover' : ASSET_FITS.find((one) => one === fit);
  if (known === undefined) throw unexpected(`Expected valid fit for fit but received ${String(fit)} of type string`);
  return known;
};

const qualityIn = ({ quality }: AssetQuery): number => {
  const number = isNothing(quality) ? QUALITY : Number(quality);
  if (Number.isInteger(number)) return number;
  throw unexpected(`Expected integer between 0 and 100 for quality but received ${number} of type number`);
};

/** Looks at what is asked of an image, and stumbles over nonsense as the platform does. In a query 'false' is a word like any other. */
export const resizeOf = (query: AssetQuery): Resize => ({
  width: lengthIn(query, 'width'),
  height: lengthIn(query, 'height'),
  fit: fitIn(query),
  withoutEnlargement: Boolean(query['withoutEnlargement']),
  quality: qualityIn(query),
});
