import * as t from 'io-ts';
import type { Preset } from '../../../domain/presets';
import { json, jsonObject, orElse, orNull } from './leaves';
import type { Codec } from './decode';

const preset = t.strict(
  {
    id: t.number,
    bookmark: orNull(t.string),
    user: orNull(t.string),
    role: orNull(t.string),
    collection: orNull(t.string),
    search: orNull(t.string),
    filters: orElse(json, null),
    layout: orNull(t.string),
    layout_query: orNull(jsonObject),
    layout_options: orNull(jsonObject),
    refresh_interval: orNull(t.number),
  },
  'preset',
);

export const presets: Codec<readonly Preset[]> = t.array(preset, 'list of presets');
