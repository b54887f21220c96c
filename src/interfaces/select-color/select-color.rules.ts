import {
  colorOption,
  fromHsl,
  isColorInput,
  listOption,
  parseColor,
  printColor,
  textOption,
  toHsl,
  type Color,
  type Hsl,
} from '../../domain/values';
import { isJsonObject, type Json, type JsonObject } from '../../kernel';

export interface ColorPreset {
  readonly name: string;
  readonly color: string;
}

/** Text keys of the names of the usual presets. */
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
  if (!isJsonObject(entry)) return [];
  const color = colorOption(entry, 'color');
  return color === undefined || parseColor(color) === null ? [] : [{ color, name: textOption(entry, 'name') ?? color }];
};

/** The presets that are configured; null where the usual ones stand in. */
export const configuredPresets = (options: JsonObject): readonly ColorPreset[] | null =>
  Array.isArray(options['presets']) ? listOption(options, 'presets').flatMap(presetOf) : null;

/** The colour that a value means; null for none, and for what is no colour. */
export const colorFromValue = (value: Json): Color | null => (typeof value === 'string' ? parseColor(value) : null);

/** What a browser's own picker takes: six hex digits, without what shines through. */
export const opaqueHex = (color: Color): string => printColor({ ...color, alpha: 1 }).toLowerCase();

/** '#' and six hex digits (spec 002, 5.2). */
export const MAX_COLOR_LENGTH = 7;

/** What a typed text means: null for an empty one, undefined while it is no colour. */
export const parseColorInput = (text: string): string | null | undefined => {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return isColorInput(trimmed) ? trimmed : undefined;
};

export const COLOR_MODES = ['rgb', 'hsl'] as const;

export type ColorMode = (typeof COLOR_MODES)[number];

/** A colour as it is written; `hsl` as it was counted, where it was counted so: eight bits a channel say less. */
export interface ColorEdit {
  readonly color: string;
  readonly hsl: Hsl | null;
}

export interface ColorChannel {
  /** Text key of its name. */
  readonly key: 'color_red' | 'color_green' | 'color_blue' | 'color_hue' | 'color_saturation' | 'color_lightness';
  readonly max: number;
  readonly value: number;
  /** The colour with this part set to a whole number in its range; others are brought into it. */
  readonly withValue: (value: number) => ColorEdit;
}

const clampRounded = (value: number, max: number): number => Math.min(max, Math.max(0, Math.round(value)));

const rgbChannels = (color: Color): readonly ColorChannel[] =>
  (['red', 'green', 'blue'] as const).map((name) => ({
    key: `color_${name}` as const,
    max: 255,
    value: color[name],
    with: (value) => ({ color: printColor({ ...color, [name]: clampRounded(value, 255), alpha: 1 }), hsl: null }),
  }));

const hslToHex = (hsl: Hsl): string => printColor({ ...fromHsl(hsl), alpha: 1 });

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
    with: (value) => {
      const next = { ...hsl, [name]: clampRounded(value, max) };
      return { color: hslToHex(next), hsl: next };
    },
  }));

/**
 * The three numbers of a colour; as they were counted last, as long as they still say this colour: a grey has no hue and
 * black no saturation, but whoever is typing three numbers has not lost the other two.
 */
export const colorChannels = (color: Color, mode: ColorMode, counted: Hsl | null): readonly ColorChannel[] => {
  if (mode === 'rgb') return rgbChannels(color);
  return hslChannels(counted !== null && hslToHex(counted) === printColor({ ...color, alpha: 1 }) ? counted : toHsl(color));
};
