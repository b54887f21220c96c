export { ConflictDialog } from './conflict-dialog';
export { GoneDialog } from './item-deleted-dialog';
