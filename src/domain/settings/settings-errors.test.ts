import type { Json } from '../../kernel';
import { settingsErrors } from './settings-errors';

const typesOf = (changes: Readonly<Record<string, Json>>): readonly (string | null)[] =>
  settingsErrors(changes).map(({ type }) => type);

test('nothing is wrong with settings that are not changed', () => {
  expect(settingsErrors({})).toEqual([]);
  expect(
    settingsErrors({ project_name: 'Northlight', auth_password_policy: null, storage_asset_presets: null }),
  ).toEqual([]);
});

test.each([null, ''])('a project needs a name: %j', (name) => {
  expect(settingsErrors({ project_name: name })).toEqual([
    { field: 'project_name', code: 'FAILED_VALIDATION', type: 'required', details: { invalid: null } },
  ]);
});

test.each([
  ['', []],
  ['/^.{8,}$/', []],
  ['/a/b/', []],
  ['^.{8,}$', ['policy_slashes']],
  ['/^.{8,}$/i', ['policy_slashes']],
  ['//', ['policy_slashes']],
  ['/(/', ['policy_pattern']],
  [12, []],
] as const)('password policy %j: %j', (policy, types) => {
  expect(typesOf({ auth_password_policy: policy })).toEqual(types);
});

const preset = (changes: Readonly<Record<string, Json>> = {}) => ({
  key: 'card',
  fit: 'cover',
  width: 200,
  height: 100,
  quality: 80,
  ...changes,
});

test.each([
  ['complete', [preset()], []],
  ['without a quality', [preset({ quality: null })], []],
  ['with a key that is no slug', [preset({ key: 'Big card' })], ['asset_key_form']],
  ['without a key', [preset({ key: null })], ['asset_key_form']],
  ['with a key of the platform', [preset({ key: 'system-small-cover' })], ['asset_key_reserved']],
  ['with a width of 0', [preset({ width: 0 })], ['asset_size']],
  ['without a height', [preset({ height: null })], ['asset_size']],
  ['with a width that is no integer', [preset({ width: 1.5 })], ['asset_size']],
  ['wider than the platform makes pictures', [preset({ width: 6001 })], ['asset_size']],
  ['with a quality of 0', [preset({ quality: 0 })], ['asset_quality']],
  ['with a quality above 100', [preset({ quality: 101 })], ['asset_quality']],
  ['with a key of another one', [preset(), preset(), preset({ key: 'wide' })], ['asset_key_twice']],
  ['that are no list', 'card', []],
  ['with entries that are no presets', ['card', null], []],
] as const)('presets %s', (_, presets, types) => {
  expect(typesOf({ storage_asset_presets: presets as unknown as Json })).toEqual(types);
});

test('names the key of the first preset with a mistake', () => {
  const [first] = settingsErrors({ storage_asset_presets: [preset(), preset({ key: 'wide', width: -1 })] });
  expect(first?.details).toEqual({ invalid: 'wide' });
});
