/** Limits in one place; see README.md. Sizes are in bytes, 1 kB is 1,000 bytes. */
const KILOBYTE = 1000;

/** The JavaScript that a page loads, gzipped (`npm run size`). */
export const SCRIPTS = {
  /** The sign-in page of the demo world on a first visit, with its formatted public note. */
  signIn: 218 * KILOBYTE,
  /** Everything from the sign-in page to the first table, with its views, filters, columns and displays. */
  firstList: 283 * KILOBYTE,
  /** Any single script that is loaded later. */
  lazyChunk: 250 * KILOBYTE,
} as const;

/** Fields that render for one keystroke in a form of 200. */
export const FIELDS_PER_KEYSTROKE = 1;

/** Ratios of medians of one run of `npm run bench -- --check`, which a busy machine changes little. Measured: 1 to 1.4. */
export const RATIOS = {
  listRatio: 1.5,
  wideRatio: 1.5,
  switchRatio: 2,
  formRatio: 1.5,
  keystrokeRatio: 1.5,
  startRatio: 1.6,
} as const;
