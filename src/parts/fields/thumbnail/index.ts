export { fileIcon, Thumbnail } from './thumbnail';
