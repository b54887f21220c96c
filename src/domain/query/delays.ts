/** A load that is shorter shows no indicator, in ms (spec 000, 9). */
export const LOADING_DELAY_MS = 250;

/** Throttle of searches, in ms; the last text always counts. */
export const SEARCH_THROTTLE_MS = 500;

/** Debounce of saving a column's width, in ms. */
export const COLUMN_WIDTH_DELAY_MS = 350;
