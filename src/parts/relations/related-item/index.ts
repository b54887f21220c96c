export { RelatedItemField, type RelatedItemProps } from './related-item-field';
export { nestedItemName, relatedItemName, selectedValue } from './related-item.rules';
