export { collectionTemplate, type CollectionTemplate } from './collection-template';
export { parseSegment, referenceOf, type PathReference, type PathSegment } from './path-reference';
export { parseTemplate, renderTemplate, templateFields, valuesAt, valueText, type TemplatePart } from './template';
