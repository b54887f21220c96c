export { DeletionDialog } from './deletion-dialog';
