import { denied } from '../../domain/permissions';
import { defineModule, type ModuleRoute } from '../../kit';

const listing = () => import(/* webpackChunkName: "files" */ './list-pages');
const editing = () => import(/* webpackChunkName: "editing" */ './detail/file-page');

/** A drawer over the list. */
const adding: ModuleRoute = { path: '+', component: () => listing().then((pages) => pages.UploadPage) };

export const filesModule = defineModule({
  id: 'files',
  name: 'file_library',
  icon: 'folder',
  path: 'files',
  order: 15,
  allows: (access) => denied(access, 'directus_files', 'read') === false,
  navigation: () => listing().then((pages) => pages.FilesNavigation),
  pages: (services) => listing().then((pages) => pages.filePlaces(services)),
  routes: [
    { path: '', component: () => listing().then((pages) => pages.RootPage), children: [adding] },
    { path: 'all', component: () => listing().then((pages) => pages.AllFilesPage) },
    { path: 'mine', component: () => listing().then((pages) => pages.OwnFilesPage) },
    { path: 'recent', component: () => listing().then((pages) => pages.RecentFilesPage) },
    { path: 'folders', component: () => listing().then((pages) => pages.FoldersRedirect) },
    { path: 'folders/:folder', component: () => listing().then((pages) => pages.FolderPage), children: [adding] },
    { path: ':primaryKey', component: () => editing().then((page) => page.FilePage) },
  ],
});
