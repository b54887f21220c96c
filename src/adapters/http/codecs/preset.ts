import * as t from 'io-ts';
import type { Preset, PresetEntry } from '../../../domain/presets';
import { json, numberOrNull, objectOr, objectOrNull, orElse, orNull } from './leaves';
import type { Codec } from './decode';

const shape = t.strict(
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

export const preset: Codec<Preset> = shape;

export const presets: Codec<readonly Preset[]> = t.array(shape, 'list of presets');

const user = t.strict({ email: orNull(t.string), first_name: orNull(t.string), last_name: orNull(t.string) }, 'user');

const entry = t.strict(
  {
    id: t.number,
    bookmark: orNull(t.string),
    collection: orNull(t.string),
    layout: orNull(t.string),
    user: objectOr(user, () => null),
    role: objectOr(t.strict({ name: orNull(t.string) }, 'role'), () => null),
  },
  'preset in a list',
);

export const presetEntries: Codec<readonly PresetEntry[]> = t.array(entry, 'list of presets');
