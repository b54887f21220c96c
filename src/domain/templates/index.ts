export { collectionTemplate, languageRank, type CollectionTemplate } from './collection-template';
export { referenceOf, type PathReference } from './path-reference';
export { parseTemplate, renderTemplate, templateFields, valuesAt, valueText, type TemplatePart } from './template';
