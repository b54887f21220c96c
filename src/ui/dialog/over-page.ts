/** Worn by whatever stands over the page and keeps it from being used until it is closed. */
export const OVER_PAGE = { 'data-over-page': '' } as const;

/** Whether something does. */
export const isPageCovered = (): boolean => document.querySelector('[data-over-page]') !== null;
