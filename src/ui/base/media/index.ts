export { CARDS_QUERY, OVERLAYS_QUERY, useMediaQuery, WIDE_QUERY } from './use-media-query';
