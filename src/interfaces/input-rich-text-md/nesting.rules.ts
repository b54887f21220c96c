const MAX_DEPTH = 100;

const DEEP_LINE = /^(?:[ \t]*(?:>|[-+*]|\d{1,9}[.)])[ \t]?){100}/m;

const hasDeepBrackets = (paragraph: string): boolean => {
  let depth = 0;
  for (const [bracket] of paragraph.matchAll(/[[\]]/g)) {
    depth = bracket === '[' ? depth + 1 : Math.max(0, depth - 1);
    if (depth > MAX_DEPTH) return true;
  }
  return false;
};

/**
 * Whether quotes, lists or brackets are nested deeper than a highlighter can handle in the time between two keys. Brackets
 * are open until the end of their paragraph; what is too short for the depth is not looked at.
 */
export const isDeeplyNested = (text: string): boolean =>
  text
    .split('\n\n')
    .some((paragraph) => paragraph.length >= MAX_DEPTH && (hasDeepBrackets(paragraph) || DEEP_LINE.test(paragraph)));
