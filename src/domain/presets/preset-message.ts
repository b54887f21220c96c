import { isJsonObject, type Json } from '../../kernel';
import type { Preset } from './preset';

/** Message between tabs about presets. `user` is the user of the sending tab. */
export type PresetMessage =
  | { readonly kind: 'preset-saved'; readonly user: string; readonly preset: Preset }
  | { readonly kind: 'preset-removed'; readonly user: string; readonly id: number };

const orNull = <A extends Json>(json: unknown, is: (json: unknown) => json is A): A | null => (is(json) ? json : null);
const isText = (json: unknown): json is string => typeof json === 'string';
const isNumber = (json: unknown): json is number => typeof json === 'number';

const presetIn = (source: unknown): Preset | null => {
  if (!isJsonObject(source)) return null;
  const { id } = source;
  if (!isNumber(id)) return null;
  return {
    id,
    bookmark: orNull(source['bookmark'], isText),
    user: orNull(source['user'], isText),
    role: orNull(source['role'], isText),
    collection: orNull(source['collection'], isText),
    search: orNull(source['search'], isText),
    filters: source['filters'] ?? null,
    layout: orNull(source['layout'], isText),
    layout_query: orNull(source['layout_query'], isJsonObject),
    layout_options: orNull(source['layout_options'], isJsonObject),
    refresh_interval: orNull(source['refresh_interval'], isNumber),
  };
};

/** Null for anything else; the message may come from another version of the application. */
export const presetMessage = (source: unknown): PresetMessage | null => {
  if (!isJsonObject(source)) return null;
  const { kind, user, id } = source;
  if (!isText(user)) return null;
  if (kind === 'preset-removed') return isNumber(id) ? { kind, user, id } : null;
  const preset = kind === 'preset-saved' ? presetIn(source['preset']) : null;
  return preset && { kind: 'preset-saved', user, preset };
};
