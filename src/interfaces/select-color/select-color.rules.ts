import {
  fromHsl,
  listOption,
  parseColor,
  printColor,
  readColorEntry,
  textOption,
  toHsl,
  type Color,
  type Hsl,
} from '../../domain/values';
import { isJsonObject, type Json, type JsonObject } from '../../kernel';

interface ColorPreset {
  readonly name: string;
  readonly color: string;
}

/** The default presets; `key` is the text key of the name. */
export const DEFAULT_PRESETS = [
  { key: 'color_red', color: '#E35169' },
  { key: 'color_orange', color: '#F7971C' },
  { key: 'color_yellow', color: '#F2C94C' },
  { key: 'color_green', color: '#00C897' },
  { key: 'color_blue', color: '#68B0F4' },
  { key: 'color_purple', color: '#9E8DE4' },
  { key: 'color_gray', color: '#607D8B' },
  { key: 'color_light_gray', color: '#ECEFF1' },
] as const;

const presetOf = (entry: Json): readonly ColorPreset[] => {
  const text = isJsonObject(entry) ? textOption(entry, 'color') : undefined;
  const read = text === undefined ? null : readColorEntry(text, null);
  if (!isJsonObject(entry) || read?.kind !== 'value' || read.value === null) return [];
  return [{ color: read.value, name: textOption(entry, 'name') ?? read.value }];
};

/** The configured presets; null where the default ones apply. */
export const configuredPresets = (options: JsonObject): readonly ColorPreset[] | null =>
  Array.isArray(options['presets']) ? listOption(options, 'presets').flatMap(presetOf) : null;

/** The colour of a value; null for an empty or invalid one. */
export const colorFromValue = (value: Json): Color | null => (typeof value === 'string' ? parseColor(value) : null);

/** An opaque colour of the native picker, which knows no alpha, with that of the colour before. */
export const pickedColor = (picked: string, before: Color | null): string => {
  const color = parseColor(picked);
  return color === null ? picked : printColor({ ...color, alpha: before?.alpha ?? 1 });
};

export type ColorMode = 'rgb' | 'hsl';

/** A colour as hex. `hsl` keeps the exact numbers of an HSL edit, which eight bits per channel would round. */
export interface ColorEdit {
  readonly color: string;
  readonly hsl: Hsl | null;
}

interface ColorChannel {
  /** Text key of its name. */
  readonly key: 'color_red' | 'color_green' | 'color_blue' | 'color_hue' | 'color_saturation' | 'color_lightness';
  readonly max: number;
  readonly value: number;
  /** The colour with this channel set to the value, rounded and clamped to its range. Alpha stays. */
  readonly withValue: (value: number) => ColorEdit;
}

const clampRounded = (value: number, max: number): number => Math.min(max, Math.max(0, Math.round(value)));

const rgbChannels = (color: Color): readonly ColorChannel[] =>
  (['red', 'green', 'blue'] as const).map((name) => ({
    key: `color_${name}` as const,
    max: 255,
    value: color[name],
    withValue: (value) => ({ color: printColor({ ...color, [name]: clampRounded(value, 255) }), hsl: null }),
  }));

const hslToHex = (hsl: Hsl): string => printColor(fromHsl(hsl));

const hslChannels = (hsl: Hsl): readonly ColorChannel[] =>
  (
    [
      ['hue', 360],
      ['saturation', 100],
      ['lightness', 100],
    ] as const
  ).map(([name, max]) => ({
    key: `color_${name}` as const,
    max,
    value: Math.round(hsl[name]),
    withValue: (value) => {
      const next = { ...hsl, [name]: clampRounded(value, max) };
      return { color: hslToHex(next), hsl: next };
    },
  }));

/**
 * The three channels of a colour. The last edited HSL numbers are kept while they still give this colour: grey has no
 * hue and black no saturation, so converting back from hex would lose what the user typed into the other two channels.
 */
export const colorChannels = (color: Color, mode: ColorMode, lastHsl: Hsl | null): readonly ColorChannel[] => {
  if (mode === 'rgb') return rgbChannels(color);
  return hslChannels(lastHsl !== null && hslToHex(lastHsl) === printColor(color) ? lastHsl : toHsl(color));
};
