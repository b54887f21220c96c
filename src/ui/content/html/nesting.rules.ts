const MAX_DEPTH = 200;

const TAG = /<(\/?)(?!(?:br|hr|img|input|wbr|col)\b)[a-z][^>]*>/gi;

/** Whether elements are nested too deeply to be parsed and sanitised in reasonable time. */
export const isNestedTooDeeply = (html: string): boolean => {
  let depth = 0;
  for (const [, close] of html.matchAll(TAG)) {
    depth = Math.max(0, depth + (close === '' ? 1 : -1));
    if (depth > MAX_DEPTH) return true;
  }
  return false;
};
