export { changedValues, initialValues, isUnchanged } from './edits';
export { keyOf, NEW_KEY, type Item, type PrimaryKey } from './item';
