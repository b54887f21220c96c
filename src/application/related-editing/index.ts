export { type DoneDenial, RelatedForm, type RelatedFormDependencies } from './related-form';
export type { RelatedPart } from './related-part';
export type { DrawerFocus, DrawerRequest, EntryRequest } from './related-source';
