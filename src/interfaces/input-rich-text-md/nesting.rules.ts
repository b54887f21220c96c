const MAX_DEPTH = 100;

const DEEP_LINE = /^(?:[ \t]*(?:>|[-+*]|\d{1,9}[.)])[ \t]?){100}/m;

/** Whether quotes, lists or brackets are nested deeper than a highlighter can handle in the time between two keys. */
export const isDeeplyNested = (text: string): boolean => {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '[') depth += 1;
    else if (character === ']') depth = Math.max(0, depth - 1);
    // Brackets are open until the end of their paragraph.
    else if (character === '\n' && text[at + 1] === '\n') depth = 0;
    if (depth > MAX_DEPTH) return true;
  }
  return DEEP_LINE.test(text);
};
