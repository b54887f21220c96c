import { isJsonObject, type Json, type JsonObject } from '../../../../kernel';
import { invalidQuery } from '../../api-error';

/** Parameters of the query string as it was taken apart: text, lists, objects. */
export type AssetQuery = Readonly<Record<string, unknown>>;

/** What the project's settings say of sizes. */
export interface AssetRules {
  /** Which ones may be asked for: 'all', those of 'presets', or none for every other word. */
  readonly allowed: string | null;
  readonly presets: Json;
}

const PARAMETERS = ['key', 'width', 'height', 'fit', 'withoutEnlargement', 'quality'];

/** The platform's own sizes. Those that contain an image go by its width alone. */
const SYSTEM: readonly JsonObject[] = [
  { key: 'system-small-cover', width: 64, height: 64, fit: 'cover' },
  { key: 'system-small-contain', width: 64, fit: 'contain' },
  { key: 'system-medium-cover', width: 300, height: 300, fit: 'cover' },
  { key: 'system-medium-contain', width: 300, fit: 'contain' },
  { key: 'system-large-cover', width: 800, height: 600, fit: 'cover' },
  { key: 'system-large-contain', width: 800, fit: 'contain' },
];

const named = (presets: Json, key: unknown): JsonObject | null => {
  const found = (Array.isArray(presets) ? presets : []).find((preset) => isJsonObject(preset) && preset['key'] === key);
  return isJsonObject(found) ? found : null;
};

const demandQuality = (quality: unknown): void => {
  const number = Number(quality);
  if (quality !== undefined && quality !== '' && (number < 1 || number > 100)) {
    throw invalidQuery('"quality" Parameter has to between 1 to 100');
  }
};

/**
 * What is to be made of the image: the parameters themselves, or those of the size that is named; null for nothing at
 * all. Refuses what the project does not allow, whatever the file is.
 */
export const wantedOf = (query: AssetQuery, { allowed, presets }: AssetRules): AssetQuery | null => {
  const asked = PARAMETERS.filter((name) => query[name] !== undefined);
  if (asked.length === 0) return null;
  const { key } = query;
  if (key !== undefined && asked.length > 1) {
    throw invalidQuery('You can\'t combine the "key" query parameter with any other transformation.');
  }
  demandQuality(query['quality']);
  const system = named(SYSTEM, key);
  if (system !== null) return system;
  if (allowed !== 'all' && allowed !== 'presets') {
    throw invalidQuery('Dynamic asset generation has been disabled for this project.');
  }
  const own = named(presets, key);
  if (own !== null) return own;
  if (allowed === 'presets') throw invalidQuery('Only configured presets can be used in asset generation.');
  if (key !== undefined && key !== '') throw invalidQuery(`Key "${String(key)}" isn't configured.`);
  return query;
};
