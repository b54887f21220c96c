export { DropArea, type DropAreaProps } from './drop-area';
export { type DroppedFile, droppedFiles, hasFiles } from './dropped-files';
