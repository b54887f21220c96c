import { printColor, type Color } from './color';
import { contrast, readableOn } from './contrast';
import { parseColor } from './parse-color';

/** What the platform gives a label when nobody chooses anything (spec 002, 3.6); the application then takes its own neutral tone. */
export const LABEL_FOREGROUND = '#263238';
export const LABEL_BACKGROUND = '#ECEFF1';

/** As '#RRGGBB', safe in a style. */
export interface LabelColors {
  readonly foreground: string;
  readonly background: string;
}

/** The contrast that text needs after WCAG 2, level AA. */
const LEAST = 4.5;

const opaque = (text: string | null | undefined): Color | null => {
  const color = parseColor(text ?? '');
  return color && { ...color, alpha: 1 };
};

/**
 * The colours of a label that somebody has chosen, each absent one filled in with the platform's usual one; a foreground
 * that could not be read gives way to black or white. Null when there is nothing but what is usual.
 */
export const labelColors = (
  foreground: string | null | undefined,
  background: string | null | undefined,
): LabelColors | null => {
  const usual = { text: parseColor(LABEL_FOREGROUND) as Color, back: parseColor(LABEL_BACKGROUND) as Color };
  const [text, back] = [opaque(foreground) ?? usual.text, opaque(background) ?? usual.back];
  const printed = { foreground: printColor(text), background: printColor(back) };
  if (printed.foreground === LABEL_FOREGROUND && printed.background === LABEL_BACKGROUND) return null;
  return contrast(text, back) >= LEAST ? printed : { ...printed, foreground: printColor(readableOn(back)) };
};
