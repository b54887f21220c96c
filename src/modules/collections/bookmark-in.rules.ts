/** An id that no bookmark has: what was asked for is none, and somebody is told so. */
const NO_BOOKMARK = 0;

/** The bookmark an address names (`?bookmark=7`); null when it names none. */
export const bookmarkIn = (query: URLSearchParams): number | null => {
  const named = query.get('bookmark');
  if (named === null) return null;
  return /^\d{1,15}$/.test(named) ? Number(named) : NO_BOOKMARK;
};
