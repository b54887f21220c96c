export { ConflictDialog } from './conflict-dialog';
export { ItemDeletedDialog } from './item-deleted-dialog';
