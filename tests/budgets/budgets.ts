/** In bytes, as browsers count them. */
export const KILOBYTE = 1000;

/** Limits for the JavaScript that a page loads, gzipped, in bytes. */
export const BUDGETS = {
  /** The sign-in page of the demo world as a newcomer starts it, with its formatted public note. */
  signIn: 215 * KILOBYTE,
  /** Everything from the sign-in page to the first table on the screen, with its views, filters, columns and displays. */
  firstList: 280 * KILOBYTE,
  /** Any single script that is loaded later. */
  lazyChunk: 250 * KILOBYTE,
} as const;

/** Exceptions for lazy scripts, by the first part of their name, with the reason. */
export const BIG_CHUNKS: Readonly<Record<string, string>> = {};
