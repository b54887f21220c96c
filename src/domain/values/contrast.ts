import type { Color } from './color';

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance after WCAG 2, from 0 (black) to 1 (white); alpha is not regarded. */
export const luminance = ({ red, green, blue }: Color): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Contrast after WCAG 2, from 1 (the same) to 21 (black on white); the order of the two does not matter. */
export const contrast = (one: Color, other: Color): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

const BORDER_BELOW = 1.1;

/** True for a patch of colour that would be lost on the page without a border. */
export const needsBorder = (color: Color, page: Color): boolean => contrast(color, page) < BORDER_BELOW;

const BLACK: Color = { red: 0, green: 0, blue: 0, alpha: 1 };
const WHITE: Color = { red: 255, green: 255, blue: 255, alpha: 1 };

/** Black or white, whichever reads better on this. */
export const readableOn = (background: Color): Color =>
  contrast(WHITE, background) >= contrast(BLACK, background) ? WHITE : BLACK;
