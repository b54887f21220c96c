/** Lists become cards, one column everywhere. */
export const CARDS = '(max-width: 640px)';
/** Navigation and sidebar become overlays. */
export const OVERLAYS = '(max-width: 959px)';
/** The sidebar opens by itself. */
export const WIDE = '(min-width: 1424px)';
