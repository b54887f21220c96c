export { type ImageMetadata, READABLE_TYPES, readImageMetadata } from './image-metadata';
