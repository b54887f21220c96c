/** A fetch shorter than this shows nothing of itself, in ms (spec 000, 9). */
export const LOADING_DELAY_MS = 250;

/** At most one search in this time, in ms; the last text always counts. */
export const SEARCH_THROTTLE_MS = 500;

/** How long the width of a column has to rest before it is kept, in ms. */
export const COLUMN_WIDTH_DELAY_MS = 350;
