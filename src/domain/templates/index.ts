export { collectionTemplate, type CollectionTemplate } from './collection-template';
export { languageRank } from './language-rank';
export { referenceOf, type PathReference } from './path-reference';
export { parseTemplate, renderTemplate, templateFields, valuesAt, valueText, type TemplatePart } from './template';
