export { ImportDialog } from './import-dialog';
export { UploadDrawer } from './upload-drawer';
export { Uploader } from './uploader';
export { uploadsOf } from './uploads-of';
export { WindowDrop } from './window-drop';
