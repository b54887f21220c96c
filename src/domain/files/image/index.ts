export { imageContentDenied, type ImageEditDenial, imageEditDenied } from './editable-image';
export { type ImageHeader, readImageHeader } from './image-header';
export { READABLE_TYPES, readImageMetadata } from './image-metadata';
