export { ASSET_KEYS, assetPath, AVATAR_KEY, downloadPath, type AssetKey } from './asset';
export { ASSET_FITS, type AssetFit, type AssetVariant, type NamedVariant, type OwnVariant } from './asset-variant';
export { fileTitle, type FileInfo } from './file';
export type { FileDetails } from './file-details';
export { fileExtension, fileTypeLabel } from './file-type-label';
export { canMoveFolder, folderPath, folderRemoval, moveFolder, type Folder } from './folder';
export { folderTree, type FolderNode } from './folder-tree';
export { isEditableImage, mimeKind, type MimeKind } from './mime-kind';
export { fileListingFilter, isRecent, RECENT_DAYS, type FileListing } from './recent';
