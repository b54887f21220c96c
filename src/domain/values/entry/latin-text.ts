/** Marks of the writing direction, which are invisible, and the byte-order mark. */
const INVISIBLE = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

const FULL_WIDTH = /[\uff01-\uff5e]/g;

const FULL_WIDTH_OFFSET = 0xfee0;

const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

const MINUS_SIGNS = /[\u2212\ufe63]/g;

/** A typed number or date in Latin digits and marks, without invisible characters and blanks at the ends. */
export const latinText = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(FULL_WIDTH, (letter) => String.fromCharCode(letter.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(MINUS_SIGNS, '-')
    .trim();
