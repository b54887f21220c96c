export { relatedFormViewModel } from './related-form.view-model';
export { RelatedPartFields } from './related-part-fields';
