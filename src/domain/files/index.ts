export {
  ASSET_FITS,
  ASSET_KEYS,
  assetPath,
  AVATAR_KEY,
  downloadPath,
  type AssetFit,
  type AssetKey,
  type AssetVariant,
  type CustomVariant,
  type NamedVariant,
} from './asset';
export {
  decodeFile,
  FILE_DISPLAY_FIELDS,
  fileListingFilter,
  fileText,
  fileTitle,
  isRecent,
  RECENT_DAYS,
  type FileDetails,
  type FileInfo,
  type FileListing,
} from './file';
export {
  imageContentDenied,
  type ImageEditDenial,
  imageEditDenied,
  type ImageHeader,
  READABLE_TYPES,
  readImageHeader,
  readImageMetadata,
} from './image';
export { fileExtension, fileTypeLabel, isEditableImage, mimeKind, type MimeKind } from './file-type';
export { changeFolderDenied, createFolderDenied, moveFilesDenied, removeFolderDenied } from './library-denials';
export {
  canMoveFolder,
  childFolders,
  folderBranch,
  folderFilter,
  folderNameDenied,
  folderPath,
  folderRemoval,
  folderTree,
  moveFolder,
  type Folder,
  type FolderNameDenial,
  type FolderNode,
} from './folder';
export {
  afterFailure,
  formFileName,
  hasContent,
  isAccepted,
  isKeyTaken,
  isRunning,
  localRefusal,
  remainingTime,
  uploadSummary,
  type UploadEntry,
  type UploadRefusal,
  type UploadState,
  type UploadSummary,
} from './upload';
