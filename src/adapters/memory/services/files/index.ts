export { type FetchedFile, type FetchFile, fetchingBy, type SentFile } from './incoming-file';
export { FileItems } from './file-items';
export { readImageMetadata, type ImageMetadata } from './image';
