export {
  AllFilesPage,
  FolderPage,
  FoldersRedirect,
  OwnFilesPage,
  RecentFilesPage,
  RootPage,
} from './library/library-pages';
export { UploadPage } from './library/upload-page';
export { FilesNavigation } from './library/files-navigation';
