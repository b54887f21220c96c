export {
  AllFilesPage,
  FolderPage,
  FoldersRedirect,
  OwnFilesPage,
  RecentFilesPage,
  RootPage,
} from './library/library-pages';
export { FilesNavigation } from './library/files-navigation';
