export { CARDS, OVERLAYS, WIDE } from './breakpoints';
export { useMediaQuery } from './use-media-query';
export { usePageTop } from './use-page-top';
