export { type FetchedFile, type FetchFile, fetchFileWith, type UploadedFile } from './incoming-file';
export { FileItems } from './file-items';
