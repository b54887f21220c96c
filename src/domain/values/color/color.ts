import { COLOR_NAMES } from './color-names';

/** Red, green and blue as integers from 0 to 255; alpha from 0 to 1. */
export interface Color {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

/** Hue from 0 to 360, saturation and lightness from 0 to 100, alpha from 0 to 1. */
export interface Hsl {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
  readonly alpha: number;
}

/** Hue is 0 for greys. Not rounded, so that `fromHsl` returns the same colour. */
export const toHsl = ({ red, green, blue, alpha }: Color): Hsl => {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)];
  const spread = high - low;
  const lightness = (high + low) / 2;
  if (spread === 0) return { hue: 0, saturation: 0, lightness: lightness * 100, alpha };
  const sixth = high === r ? ((g - b) / spread + 6) % 6 : high === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return {
    hue: sixth * 60,
    saturation: (spread / (1 - Math.abs(2 * lightness - 1))) * 100,
    lightness: lightness * 100,
    alpha,
  };
};

export const fromHsl = ({ hue, saturation, lightness, alpha }: Hsl): Color => {
  const [s, l] = [saturation / 100, lightness / 100];
  const reach = s * Math.min(l, 1 - l);
  const channel = (shift: number): number => {
    const twelfth = (shift + (((hue % 360) + 360) % 360) / 30) % 12;
    return Math.max(0, Math.round(255 * (l - reach * Math.max(-1, Math.min(twelfth - 3, 9 - twelfth, 1)))));
  };
  return { red: channel(0), green: channel(8), blue: channel(4), alpha };
};

const hex = (channel: number): string => channel.toString(16).padStart(2, '0').toUpperCase();

const OPAQUE = 255;

/** '#RRGGBB', or '#RRGGBBAA' for a transparent colour. */
export const printColor = ({ red, green, blue, alpha }: Color): string => {
  const opacity = Math.round(alpha * OPAQUE);
  return `#${hex(red)}${hex(green)}${hex(blue)}${opacity === OPAQUE ? '' : hex(opacity)}`;
};

const HEX_COLOR = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/;
const FUNCTION = /^(rgb|hsl)a?\(\s*([^()]*?)\s*\)$/;
const PART = /^([+-]?(?:\d+\.?\d*|\.\d+))(%|deg)?$/;

const fromHex = (digits: string): Color => {
  const wide = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const channel = (at: number): number => parseInt(wide.slice(at, at + 2), 16);
  return { red: channel(0), green: channel(2), blue: channel(4), alpha: wide.length === 8 ? channel(6) / OPAQUE : 1 };
};

const clamp = (value: number, high: number): number => Math.min(Math.max(value, 0), high);

/** A component of the colour function; a percentage is relative to `whole`. */
const amount = (part: string | undefined, whole: number): number | null => {
  const match = PART.exec(part ?? '');
  if (match === null) return null;
  return match[2] === '%' ? (Number(match[1]) / 100) * whole : Number(match[1]);
};

const fromComponents = (name: string, parts: readonly string[]): Color | null => {
  const [first, second, third, last = '1', ...rest] = parts;
  const isRgb = name === 'rgb';
  const one = amount(first, isRgb ? 255 : 360);
  const two = amount(second, isRgb ? 255 : 100);
  const three = amount(third, isRgb ? 255 : 100);
  const alpha = amount(last, 1);
  if (one === null || two === null || three === null || alpha === null || rest.length > 0) return null;
  if (!isRgb) {
    return fromHsl({ hue: one, saturation: clamp(two, 100), lightness: clamp(three, 100), alpha: clamp(alpha, 1) });
  }
  const channel = (value: number): number => Math.round(clamp(value, 255));
  return { red: channel(one), green: channel(two), blue: channel(three), alpha: clamp(alpha, 1) };
};

/**
 * Parses hex with 3, 4, 6 or 8 digits, rgb() and hsl(), with or without alpha, separated by commas or spaces, and the
 * named colours of CSS. Null for anything else, including CSS variables.
 */
export const parseColor = (text: string): Color | null => {
  const word = text.trim().toLowerCase();
  const trimmed = Object.hasOwn(COLOR_NAMES, word) ? String(COLOR_NAMES[word]) : word;
  const digits = HEX_COLOR.exec(trimmed)?.[1];
  if (digits !== undefined) return fromHex(digits);
  const call = FUNCTION.exec(trimmed);
  if (call === null) return null;
  return fromComponents(String(call[1]), String(call[2]).split(/\s*[,/]\s*|\s+/));
};

const isFullHex = (text: string): boolean => /^#(?:[\da-f]{6}|[\da-f]{8})$/i.test(text);

/** What a column stores for a text; `alpha` for a transparent colour in a column without room for it. */
export type ColorEntry =
  | { readonly kind: 'value'; readonly value: string | null }
  | { readonly kind: 'refused'; readonly problem: 'invalid' | 'alpha' };

/** The length of '#RRGGBBAA'. */
const ALPHA_LENGTH = 9;

/**
 * Reads a text as a colour for a column of at most `limit` characters. Columns hold hex with six digits, or eight for a
 * transparent colour: such a text is kept as it is written, other forms are converted. An empty text is null.
 */
export const readColorEntry = (text: string, limit: number | null): ColorEntry => {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'value', value: null };
  const color = parseColor(trimmed);
  if (color === null) return { kind: 'refused', problem: 'invalid' };
  const fits = (hex: string): boolean => hex.length < ALPHA_LENGTH || limit === null || limit >= ALPHA_LENGTH;
  const written = isFullHex(trimmed) && fits(trimmed) ? trimmed : printColor(color);
  return fits(written) ? { kind: 'value', value: written } : { kind: 'refused', problem: 'alpha' };
};

/** True for hex with six or eight digits and for a CSS variable. */
export const isColorOption = (text: string): boolean => isFullHex(text) || /^var\(--[\w-]+\)$/.test(text);
