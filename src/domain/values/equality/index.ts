export { isSameOfType, sameValueIn, type SameValue } from './same-value';
export { isOtherForm, isStoredAsIn, type IsStoredAs } from './stored-value';
