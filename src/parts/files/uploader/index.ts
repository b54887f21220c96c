export { ImportDialog } from './import-dialog';
export { UploadDrawer } from './upload-drawer';
export { FieldUploader, Uploader } from './uploader';
export { uploaderViewModel } from './uploader.view-model';
export { uploadsOf } from './uploads-of';
export { type DropFolder, WindowDrop } from './window-drop';
