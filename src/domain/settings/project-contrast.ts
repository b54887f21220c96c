import { type Color, contrast, parseColor } from '../values';

/** The contrast that WCAG 2 requires of text, level AA. */
export const MIN_CONTRAST = 4.5;

/** From this OKLab lightness on, text on the project's colour is dark (`--accent-on-project` in the design tokens). */
const DARK_TEXT_FROM = 0.64;

const WHITE: Color = { red: 255, green: 255, blue: 255, alpha: 1 };

/** oklch(0.16 0 0). */
const DARK: Color = { red: 13, green: 13, blue: 13, alpha: 1 };

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Lightness in OKLab, from 0 (black) to 1 (white). */
const lightness = ({ red, green, blue }: Color): number => {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
};

export interface ProjectContrast {
  /** From 1 to 21, with one decimal, rounded down, so that it never looks like more than it is. */
  readonly ratio: number;
  readonly isEnough: boolean;
}

/** The contrast of the project's colour with the text on it; null for text that is no colour. */
export const projectContrast = (color: string | null): ProjectContrast | null => {
  const parsed = parseColor(color ?? '');
  if (parsed === null) return null;
  const exact = contrast(parsed, lightness(parsed) < DARK_TEXT_FROM ? WHITE : DARK);
  return { ratio: Math.floor(exact * 10) / 10, isEnough: exact >= MIN_CONTRAST };
};
