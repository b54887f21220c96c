import { createContext, useContext } from 'react';

/** The language of the texts that are typed in the controls within, for their direction and for spelling. */
export interface TextLanguage {
  /** A language tag; undefined for an unknown language. */
  readonly lang: string | undefined;
  readonly dir: 'ltr' | 'rtl' | 'auto';
}

/** Null where texts are in the language of the page. */
export const TextLanguageContext = createContext<TextLanguage | null>(null);

const NONE: Partial<TextLanguage> = {};

/** The attributes of an element with such a text; none where it is in the language of the page. */
export const useTextLanguage = (): Partial<TextLanguage> => useContext(TextLanguageContext) ?? NONE;

/** Texts from this length on get their direction from `textDirection`. */
export const MAX_AUTO_DIRECTION_LENGTH = 10_000;

const LETTER = /\p{L}/u;
const RIGHT_TO_LEFT_LETTER = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * The `dir` of a text field. In a field with 'auto' the browser lays out a whole paragraph again for each keystroke,
 * which takes seconds for a paragraph of 1 MB (ten times as long as with a fixed direction). Long texts have the
 * direction of their first letter, as 'auto' would find it.
 */
export const textDirection = (text: string): 'auto' | 'ltr' | 'rtl' => {
  if (text.length < MAX_AUTO_DIRECTION_LENGTH) return 'auto';
  return RIGHT_TO_LEFT_LETTER.test(LETTER.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';
};

/** Whether the content of an element flows from right to left. */
export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
