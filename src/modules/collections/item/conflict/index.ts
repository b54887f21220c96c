export { ConflictDialog } from './conflict-dialog';
export { GoneDialog } from './gone-dialog';
