import * as t from 'io-ts';
import type { Preset, PresetEntry } from '../../../domain/presets';
import { json, orElse } from '../../../kernel';
import type { Codec } from './decode';
import { numberOrNull, objectOr, objectOrNull, orNull } from './primitives';

const presetShape = t.strict(
  {
    id: t.number,
    bookmark: orNull(t.string),
    user: orNull(t.string),
    role: orNull(t.string),
    collection: orNull(t.string),
    search: orNull(t.string),
    filters: orElse(json, null),
    layout: orNull(t.string),
    layout_query: objectOrNull,
    layout_options: objectOrNull,
    refresh_interval: numberOrNull,
  },
  'preset',
);

export const preset: Codec<Preset> = presetShape;

export const presets: Codec<readonly Preset[]> = t.array(presetShape, 'list of presets');

const presetUser = t.strict(
  { email: orNull(t.string), first_name: orNull(t.string), last_name: orNull(t.string) },
  'user',
);

const presetEntry = t.strict(
  {
    id: t.number,
    bookmark: orNull(t.string),
    collection: orNull(t.string),
    layout: orNull(t.string),
    user: objectOr(presetUser, () => null),
    role: objectOr(t.strict({ name: orNull(t.string) }, 'role'), () => null),
  },
  'preset in a list',
);

export const presetEntries: Codec<readonly PresetEntry[]> = t.array(presetEntry, 'list of presets');
