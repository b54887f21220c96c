export { type DoneDenial, RelatedForm, type RelatedFormDependencies } from './related-form';
export type { RelatedPart } from './related-part';
export type { DrawerRequest, EntryRequest } from './related-source';
