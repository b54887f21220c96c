import * as t from 'io-ts';
import { decodeOrNull, json, jsonObject, oneOf, ownMembers, withFallback } from '../../kernel';
import type { Preset } from './preset';

/** Message between tabs about presets. `user` is the user of the sending tab. */
export type PresetMessage =
  | { readonly kind: 'preset-saved'; readonly user: string; readonly preset: Preset }
  | { readonly kind: 'preset-removed'; readonly user: string; readonly id: number };

const textOrNull = withFallback(t.string, null);
const objectOrNull = withFallback(jsonObject, null);

const preset = ownMembers({
  id: t.number,
  bookmark: textOrNull,
  user: textOrNull,
  role: textOrNull,
  collection: textOrNull,
  search: textOrNull,
  filters: withFallback(json, null),
  layout: textOrNull,
  layout_query: objectOrNull,
  layout_options: objectOrNull,
  refresh_interval: withFallback(t.number, null),
});

const message: t.Type<PresetMessage, PresetMessage, unknown> = t.union([
  ownMembers({ kind: oneOf(['preset-saved']), user: t.string, preset }),
  ownMembers({ kind: oneOf(['preset-removed']), user: t.string, id: t.number }),
]);

/** Null for anything else; the message may come from another version of the application. */
export const presetMessage = (source: unknown): PresetMessage | null => decodeOrNull(message, source);
