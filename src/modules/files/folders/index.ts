export { FolderActions, folderActionsViewModel, type FolderDialog } from './folder-actions.view-model';
export { folderName, folderOfKey } from './folder-nodes';
export { folderStore } from '../../../parts/files/uploader/folder-store';
export { FolderDialogs, FolderTree } from './folder-tree';
export { type FolderTarget, MoveToFolderDialog, type MoveToFolderDialogProps } from './move-to-folder-dialog';
