import { FolderStore, libraryDependencies } from '../../../application/files';
import { lazyService } from '../../../kit';

/** The folders of the library; the first pages do not load its code. */
export const folderStore = lazyService(
  [libraryDependencies],
  ({ folders, access }) => new FolderStore(folders, access),
);
