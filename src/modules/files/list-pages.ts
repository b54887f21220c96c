export {
  AllFilesPage,
  FolderPage,
  FoldersRedirect,
  OwnFilesPage,
  RecentFilesPage,
  RootPage,
} from './library/library-pages';
export { UploadPage } from './library/upload-page';
export { filePlaces } from './library/file-places';
export { FilesNavigation } from './library/files-navigation';
