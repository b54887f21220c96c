import { ASSET_FITS, type AssetFit } from '../../../../domain/files';
import { isJsonObject, type Json, type JsonObject } from '../../../../kernel';
import { invalidQuery, unexpected } from '../../api-error';

/** Query parameters as parsed: text, lists, objects. */
export type AssetQuery = Readonly<Record<string, unknown>>;

/** The project settings for image sizes. */
export interface AssetSettings {
  /** 'all', 'presets', or anything else for none. */
  readonly allowed: string | null;
  readonly presets: Json;
}

const PARAMETERS = ['key', 'width', 'height', 'fit', 'withoutEnlargement', 'quality'];

/** The server's own sizes. Those with 'contain' set a width only. */
const SYSTEM_PRESETS: readonly JsonObject[] = [
  { key: 'system-small-cover', width: 64, height: 64, fit: 'cover' },
  { key: 'system-small-contain', width: 64, fit: 'contain' },
  { key: 'system-medium-cover', width: 300, height: 300, fit: 'cover' },
  { key: 'system-medium-contain', width: 300, fit: 'contain' },
  { key: 'system-large-cover', width: 800, height: 600, fit: 'cover' },
  { key: 'system-large-contain', width: 800, fit: 'contain' },
];

const presetNamed = (presets: Json, key: unknown): JsonObject | null => {
  const found = (Array.isArray(presets) ? presets : []).find((preset) => isJsonObject(preset) && preset['key'] === key);
  return isJsonObject(found) ? found : null;
};

const assertQuality = (quality: unknown): void => {
  const number = Number(quality);
  if (quality !== undefined && quality !== '' && (number < 1 || number > 100)) {
    throw invalidQuery('"quality" Parameter has to between 1 to 100');
  }
};

/**
 * The requested transformation: the parameters, or those of the named preset; null for the original. Rejects what the
 * settings do not allow, whatever the file is.
 */
export const transformOf = (query: AssetQuery, { allowed, presets }: AssetSettings): AssetQuery | null => {
  const given = PARAMETERS.filter((name) => query[name] !== undefined);
  if (given.length === 0) return null;
  const { key } = query;
  if (key !== undefined && given.length > 1) {
    throw invalidQuery('You can\'t combine the "key" query parameter with any other transformation.');
  }
  assertQuality(query['quality']);
  const system = presetNamed(SYSTEM_PRESETS, key);
  if (system !== null) return system;
  if (allowed !== 'all' && allowed !== 'presets') {
    throw invalidQuery('Dynamic asset generation has been disabled for this project.');
  }
  const custom = presetNamed(presets, key);
  if (custom !== null) return custom;
  if (allowed === 'presets') throw invalidQuery('Only configured presets can be used in asset generation.');
  if (key !== undefined && key !== '') throw invalidQuery(`Key "${String(key)}" isn't configured.`);
  return query;
};

/** Target size of an image; without width and height it keeps its own. */
export interface Resize {
  readonly width: number | null;
  readonly height: number | null;
  readonly fit: AssetFit;
  readonly withoutEnlargement: boolean;
  readonly quality: number;
}

const DEFAULT_QUALITY = 80;

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

const lengthIn = (query: AssetQuery, name: 'width' | 'height'): number | null => {
  const value = query[name];
  if (isEmpty(value)) return null;
  const number = Number(value);
  if (Number.isInteger(number) && number > 0) return number;
  throw unexpected(`Expected positive integer for ${name} but received ${number} of type number`);
};

const fitIn = ({ fit }: AssetQuery): AssetFit => {
  const known = isEmpty(fit) ? 'cover' : ASSET_FITS.find((one) => one === fit);
  if (known === undefined) throw unexpected(`Expected valid fit for fit but received ${String(fit)} of type string`);
  return known;
};

const qualityIn = ({ quality }: AssetQuery): number => {
  const number = isEmpty(quality) ? DEFAULT_QUALITY : Number(quality);
  if (Number.isInteger(number)) return number;
  throw unexpected(`Expected integer between 0 and 100 for quality but received ${number} of type number`);
};

/** Validates the parameters with the server's messages. In a query the text 'false' is truthy. */
export const resizeOf = (query: AssetQuery): Resize => ({
  width: lengthIn(query, 'width'),
  height: lengthIn(query, 'height'),
  fit: fitIn(query),
  withoutEnlargement: Boolean(query['withoutEnlargement']),
  quality: qualityIn(query),
});
