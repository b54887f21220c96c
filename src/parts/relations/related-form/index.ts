export { relatedFormViewModel } from './related-form.view-model';
export { RelatedPartFields, useCollectionName } from './related-part-fields';
