export { collectionTemplate, type CollectionTemplate } from './collection-template';
export { referenceOf, type Reference } from './reference';
export { parseSegment, type PathSegment } from './step-name';
export { parseTemplate, renderTemplate, templateFields, type TemplatePart, valuesAt, valueText } from './template';
