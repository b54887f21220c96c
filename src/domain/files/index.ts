export {
  ASSET_FITS,
  ASSET_KEYS,
  type AssetFit,
  type AssetKey,
  assetPath,
  type AssetVariant,
  AVATAR_KEY,
  type CustomVariant,
  downloadPath,
  type NamedVariant,
} from './asset';
export {
  decodeFile,
  FILE_DISPLAY_FIELDS,
  type FileDetails,
  type FileInfo,
  type FileListing,
  fileListingFilter,
  fileText,
  fileTitle,
  isRecent,
  RECENT_DAYS,
} from './file';
export { fileExtension, fileTypeLabel, isEditableImage, mimeKind, type MimeKind } from './file-type';
export {
  canMoveFolder,
  type Folder,
  type FolderNode,
  folderPath,
  folderRemoval,
  folderTree,
  moveFolder,
} from './folder';
