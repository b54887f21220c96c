export { Present } from './present';
