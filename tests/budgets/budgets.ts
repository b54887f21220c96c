/** A thousand bytes, as browsers count them. */
export const KILOBYTE = 1000;

/** How much JavaScript, gzipped, a page may load; in bytes. */
export const BUDGETS = {
  /** The page where people sign in, and nothing that only comes afterwards. */
  signIn: 185 * KILOBYTE,
  /** The same for a project whose public note is formatted: the renderer and the sanitiser come on top, after the form. */
  signInWithNote: 212 * KILOBYTE,
  /** Everything from the sign-in page to the first table on the screen, with its views, filters, columns and displays. */
  firstList: 240 * KILOBYTE,
  /** Any one script that is fetched later, when it is wanted. */
  lazyChunk: 250 * KILOBYTE,
} as const;

/** Lazy scripts that may be bigger, by the first part of their name, with the reason. */
export const BIG_CHUNKS: Readonly<Record<string, string>> = {};
