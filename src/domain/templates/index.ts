export { collectionTemplate, languageRank, type CollectionTemplate } from './collection-template';
export { entryName } from './entry-name';
export { itemName, itemNameFields } from './item-name';
export { referenceOf, type PathReference } from './path-reference';
export { parseTemplate, renderTemplate, templateFields, valuesAt, valueText, type TemplatePart } from './template';
