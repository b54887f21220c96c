export { DropArea, type DropAreaProps } from './drop-area';
