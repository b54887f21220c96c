export { changedValues, initialValues, isUnchanged } from './edits';
export type { Target } from './target';
export { rebase } from './rebase';
export { keyOf, NEW_KEY, type Item, type PrimaryKey } from './item';
