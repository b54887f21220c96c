const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The number of code points, which is what databases count; an emoji of two UTF-16 units is one. */
export const textLength = (text: string): number => {
  let length = 0;
  for (let at = 0; at < text.length; at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1) length += 1;
  return length;
};

/** How many code points a text has beyond a limit; 0 within it. */
export const overLength = (text: string, limit: number): number =>
  text.length <= limit ? 0 : Math.max(0, textLength(text) - limit);

/** The UTF-16 offset after `count` code points. */
const offsetOf = (text: string, count: number): number => {
  let at = 0;
  for (let left = count; left > 0 && at < text.length; left -= 1) at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  return at;
};

/** Where the character (grapheme) begins that the UTF-16 offset `at` lies in. */
export const characterStart = (text: string, at: number): number =>
  graphemes.segment(text).containing(at)?.index ?? text.length;

/**
 * A text of at most `limit` code points: the text itself, or its beginning with `mark`. Cuts between characters as
 * readers see them (graphemes): an emoji of several code points, or a letter with its accents, stays or goes as a whole.
 */
export const shorten = (text: string, limit: number, mark = ''): string => {
  if (overLength(text, limit) === 0) return text;
  const room = Math.max(0, limit - textLength(mark));
  // Where a character ends depends on the next code point only: the rest of a long text is not looked at.
  const head = text.slice(0, offsetOf(text, room + 1));
  return text.slice(0, characterStart(head, offsetOf(text, room))) + mark;
};

/** The first character of a text as readers see it; '' for an empty text. */
export const firstCharacter = (text: string): string => {
  const [first] = graphemes.segment(text);
  return first?.segment ?? '';
};
