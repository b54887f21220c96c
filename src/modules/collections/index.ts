import { defineModule } from '../../kit';

const browsing = () => import(/* webpackChunkName: "signed-in" */ './list-pages');
const overview = () => import(/* webpackChunkName: "overview" */ './overview/overview-page');
const editing = () => import(/* webpackChunkName: "editing" */ './item-pages');

export const collectionsModule = defineModule({
  id: 'collections',
  name: 'collections',
  icon: 'layers',
  path: 'collections',
  order: 5,
  allows: () => true,
  navigation: () => browsing().then((pages) => pages.CollectionsNavigation),
  routes: [
    { path: '', component: () => overview().then((pages) => pages.OverviewPage) },
    { path: ':collection', component: () => browsing().then((pages) => pages.CollectionPage) },
    { path: ':collection/:primaryKey', component: () => editing().then((pages) => pages.CollectionItemPage) },
  ],
});
