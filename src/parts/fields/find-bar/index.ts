export { FindBar, type Finder } from './find-bar';
export type { FoundPlaces } from './found-places.rules';
