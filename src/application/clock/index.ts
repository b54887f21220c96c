export { Present } from './now';
