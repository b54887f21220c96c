export { Assets } from './assets';
export {
  ReplaceFile,
  type ReplaceFileDependencies,
  replaceFileDependencies,
  TakeImportedContent,
} from './replace-file';
export { CopyFile, copyFileDependencies, type CopyFileDenial } from './copy-file';
export { FileUsage, type FoundUsage, type UsingItem } from './file-usage';
export { MoveFile, type MoveFileDenial } from './move-file';
export { DownloadFile, downloadDependencies, type DownloadDependencies } from './download-file';
export {
  type DrawImage,
  EditedImage,
  imageDependencies,
  type ImageOpening,
  type OpenedImage,
  type SaveOutcome,
} from './edited-image';
export { replaceContent, replacementDependencies, type Replacement } from './replace-content';
export { FolderStore } from './folders/folder-store';
export { type LibraryDependencies, libraryDependencies } from './library-dependencies';
export { type FilesMove, MoveFiles, type MoveFilesDenial } from './folders/move-files';
export { type FolderMove, MoveFolder } from './folders/move-folder';
export { type MovedContents, RemoveFolder } from './folders/remove-folder';
export { uploadsDependencies } from './uploads/upload-dependencies';
export { type FileInFolder, Uploads, type UploadTarget } from './uploads/uploads';
export { UploadSession } from './uploads/upload-session';
