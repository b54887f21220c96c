export { UploadPanel } from './upload-panel';
export { UploadRow } from './upload-row';
export { uploadStateText } from './upload-texts';
