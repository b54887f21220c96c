import { fromHsl, type Color } from './color';

const HEX = /^#([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i;
const FUNCTION = /^(rgb|hsl)a?\(\s*([^()]*?)\s*\)$/i;
const PART = /^([+-]?(?:\d+\.?\d*|\.\d+))(%|deg)?$/;

const fromHex = (digits: string): Color => {
  const wide = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const channel = (at: number): number => parseInt(wide.slice(at, at + 2), 16);
  return { red: channel(0), green: channel(2), blue: channel(4), alpha: wide.length === 8 ? channel(6) / 255 : 1 };
};

const clamp = (value: number, high: number): number => Math.min(Math.max(value, 0), high);

/** A number of the function's list; a percentage counts as its share of `whole`. */
const amount = (part: string | undefined, whole: number): number | null => {
  const match = PART.exec(part ?? '');
  if (match === null) return null;
  return match[2] === '%' ? (Number(match[1]) / 100) * whole : Number(match[1]);
};

const fromParts = (name: string, parts: readonly string[]): Color | null => {
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
 * A colour written as hex with 3, 6 or 8 digits, as rgb() or as hsl(), with or without alpha, with commas or blanks.
 * Null for anything else, names and variables of style sheets among it.
 */
export const parseColor = (text: string): Color | null => {
  const trimmed = text.trim();
  const digits = HEX.exec(trimmed)?.[1];
  if (digits !== undefined) return fromHex(digits);
  const call = FUNCTION.exec(trimmed);
  if (call === null) return null;
  return fromParts(String(call[1]).toLowerCase(), String(call[2]).split(/\s*[,/]\s*|\s+/));
};

/** What the colour input takes: '#' and six hex digits. */
export const isColorInput = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

/** What options may hold: hex with six or eight digits, or a variable of the style sheet. */
export const isColorOption = (text: string): boolean =>
  /^#(?:[\da-f]{6}|[\da-f]{8})$/i.test(text) || /^var\(--[\w-]+\)$/.test(text);
