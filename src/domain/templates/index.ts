export { collectionTemplate, type CollectionTemplate } from './collection-template';
export { parseSegment, type PathSegment, type PathReference, referenceOf } from './path-reference';
export { parseTemplate, renderTemplate, templateFields, type TemplatePart, valuesAt, valueText } from './template';
