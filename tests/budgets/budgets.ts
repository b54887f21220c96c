/** Limits in one place; see README.md. Sizes are in bytes, 1 kB is 1,000 bytes. */
const KILOBYTE = 1000;

/** The JavaScript that a page loads, gzipped (`npm run size`). */
export const SCRIPTS = {
  /**
   * The sign-in page of the demo world on a first visit, with its formatted public note and its SVG logo, which is
   * examined before it is shown. The HTTP adapter and the first English texts are part of the main script, which saves
   * every start a round of requests.
   */
  signIn: 234 * KILOBYTE,
  /**
   * Everything from the sign-in page to the first table, with its views, filters, columns and displays, and the journal of
   * unsaved edits, which every session opens; and the definitions of all modules.
   */
  firstList: 306 * KILOBYTE,
  /** Any single script that is loaded later. */
  lazyChunk: 250 * KILOBYTE,
} as const;

export interface PageBudget {
  /** Address in the world `large`. */
  readonly address: string;
  /** Requests to the REST API from the address to the page at rest. */
  readonly requests: number;
  /** Bodies of their responses, not compressed. */
  readonly bytes: number;
}

/** What a signed-in user's page requests when it is opened by its address (tests/e2e/budgets.spec.ts). */
export const PAGES = {
  overview: { address: '/collections', requests: 15, bytes: 345 * KILOBYTE },
  'list of 25 with three relational columns': { address: '/collections/bookings', requests: 17, bytes: 355 * KILOBYTE },
  'item page': { address: '/collections/bookings/1', requests: 22, bytes: 345 * KILOBYTE },
} as const satisfies Readonly<Record<string, PageBudget>>;

/** DOM elements of the page with a list of 1,000 rows, of which those near the viewport are rendered. */
export const LIST_OF_1000_ELEMENTS = 900;

/** Fields that render for one keystroke in a form of 200. */
export const FIELDS_PER_KEYSTROKE = 1;

/** Ratios of medians of one run of `npm run bench -- --check`, which a busy machine changes little. Measured: 1 to 1.4. */
export const RATIOS = {
  listRatio: 1.5,
  wideRatio: 1.5,
  switchRatio: 2,
  formRatio: 1.5,
  linksRatio: 1.3,
  keystrokeRatio: 1.5,
  startRatio: 1.6,
} as const;
