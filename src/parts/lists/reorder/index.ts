export { MoveDialog } from './move-dialog';
