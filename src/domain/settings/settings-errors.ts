import { isJsonObject, type FieldError, type Json } from '../../kernel';

/** Names of the sizes that the platform has itself begin like this. */
const RESERVED = 'system-';

const SLUG = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/;

/** The largest width and height, in pixels, of which the platform makes a picture. */
export const MAX_ASSET_SIZE = 6000;

const PRESETS = 'storage_asset_presets';

const error = (field: string, type: string, invalid: Json = null): FieldError => ({
  field,
  code: 'FAILED_VALIDATION',
  type,
  details: { invalid },
});

/**
 * The platform expects a regular expression between slashes, without flags. It saves any text, and answers each later
 * change of a password with an internal error.
 */
const policyErrors = (policy: Json): readonly FieldError[] => {
  if (typeof policy !== 'string' || policy === '') return [];
  if (!/^\/.+\/$/s.test(policy)) return [error('auth_password_policy', 'policy_slashes')];
  try {
    new RegExp(policy.slice(1, -1));
    return [];
  } catch {
    return [error('auth_password_policy', 'policy_pattern')];
  }
};

const isWithin = (value: Json | undefined, from: number, to: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;

const keyErrors = (key: string, keys: readonly string[]): readonly FieldError[] => [
  ...(SLUG.test(key) ? [] : [error(PRESETS, 'asset_key_form', key)]),
  ...(key.startsWith(RESERVED) ? [error(PRESETS, 'asset_key_reserved', key)] : []),
  ...(keys.indexOf(key) === keys.lastIndexOf(key) ? [] : [error(PRESETS, 'asset_key_twice', key)]),
];

/** One error of each kind, since all are shown below the same field. */
const assetPresetErrors = (presets: Json): readonly FieldError[] => {
  const rows = Array.isArray(presets) ? presets.filter(isJsonObject) : [];
  const keys = rows.map(({ key }) => (typeof key === 'string' ? key : ''));
  const errors = rows.flatMap(({ width, height, quality }, index) => {
    const key = keys[index] ?? '';
    return [
      ...keyErrors(key, keys),
      ...(isWithin(width, 1, MAX_ASSET_SIZE) && isWithin(height, 1, MAX_ASSET_SIZE)
        ? []
        : [error(PRESETS, 'asset_size', key)]),
      // Absent until the slider is moved: the platform has a default.
      ...((quality ?? null) === null || isWithin(quality, 1, 100) ? [] : [error(PRESETS, 'asset_quality', key)]),
    ];
  });
  return errors.filter((each, index) => errors.findIndex(({ type }) => type === each.type) === index);
};

/**
 * What is wrong with changed settings, by their fields: mistakes that the server saves and that break something later,
 * or answers with an error that does not say what is wrong. Settings that are not changed are not checked.
 */
export const settingsErrors = (changes: Readonly<Record<string, Json>>): readonly FieldError[] => {
  const { project_name: name } = changes;
  return [
    ...(name === null || name === '' ? [error('project_name', 'required')] : []),
    ...policyErrors(changes['auth_password_policy'] ?? null),
    ...assetPresetErrors(changes[PRESETS] ?? null),
  ];
};
