export { fetchingBy, type FetchedFile, type FetchFile } from './fetch-file';
export { FileItems } from './file-items';
export { imageFacts, type ImageFacts } from './image';
export type { SentFile } from './sent-file';
