import { type Color, parseColor, printColor } from './color';

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance by WCAG 2, from 0 (black) to 1 (white); ignores alpha. */
export const luminance = ({ red, green, blue }: Color): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Contrast ratio by WCAG 2, from 1 (equal) to 21 (black on white); symmetric. */
export const contrast = (one: Color, other: Color): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

const MIN_BORDERLESS_CONTRAST = 1.1;

/** True for a colour that is hard to see on the page without a border. */
export const needsBorder = (color: Color, page: Color): boolean => contrast(color, page) < MIN_BORDERLESS_CONTRAST;

const BLACK: Color = { red: 0, green: 0, blue: 0, alpha: 1 };
const WHITE: Color = { red: 255, green: 255, blue: 255, alpha: 1 };

/** Black or white, whichever has more contrast. */
export const readableOn = (background: Color): Color =>
  contrast(WHITE, background) >= contrast(BLACK, background) ? WHITE : BLACK;

/** The default label colours of the platform (spec 002, 3.6); the application shows its own neutral ones instead. */
export const LABEL_FOREGROUND = '#263238';
export const LABEL_BACKGROUND = '#ECEFF1';

/** As '#RRGGBB', safe in a style. */
export interface LabelColors {
  readonly foreground: string;
  readonly background: string;
}

/** The contrast of text required by WCAG 2, level AA. */
const MIN_TEXT_CONTRAST = 4.5;

const parseOpaque = (text: string | null | undefined): Color | null => {
  const color = parseColor(text ?? '');
  return color && { ...color, alpha: 1 };
};

/**
 * The configured colours of a label, with defaults for missing ones; an unreadable foreground is replaced by black
 * or white. Null when both are the defaults.
 */
export const labelColors = (
  foreground: string | null | undefined,
  background: string | null | undefined,
): LabelColors | null => {
  const usual = { text: parseColor(LABEL_FOREGROUND) as Color, back: parseColor(LABEL_BACKGROUND) as Color };
  const [text, back] = [parseOpaque(foreground) ?? usual.text, parseOpaque(background) ?? usual.back];
  const printed = { foreground: printColor(text), background: printColor(back) };
  if (printed.foreground === LABEL_FOREGROUND && printed.background === LABEL_BACKGROUND) return null;
  return contrast(text, back) >= MIN_TEXT_CONTRAST ? printed : { ...printed, foreground: printColor(readableOn(back)) };
};
