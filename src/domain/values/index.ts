export { dateTextParts, withSeconds, type DateTextParts } from './date-text';
export { isNumeric, numericValue } from './numeric-text';
