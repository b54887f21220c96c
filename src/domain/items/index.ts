export { changedValues, initialValues, isUnchanged } from './edits';
export { rebase } from './rebase';
export { keyOf, NEW_KEY, type Item, type PrimaryKey } from './item';
