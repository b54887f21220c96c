export { Assets } from './assets';
export { replaceContent, replacementDependencies, type Replacement } from './replace-content';
export { FolderStore } from './folder-store';
export { type LibraryDependencies, libraryDependencies } from './library-dependencies';
export { type FilesMove, MoveFiles, type MoveFilesDenial } from './move-files';
export { type FolderMove, MoveFolder } from './move-folder';
export { type NamedFolder, NameFolder } from './name-folder';
export { type MovedContents, RemoveFolder } from './remove-folder';
