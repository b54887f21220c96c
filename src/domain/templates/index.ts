export { collectionTemplate, type CollectionTemplate } from './collection-template';
export { parseTemplate, renderTemplate, templateFields, type TemplatePart } from './template';
