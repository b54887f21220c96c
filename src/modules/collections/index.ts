import { defineModule } from '../../kit';

const routes = () => import(/* webpackChunkName: "collections" */ './pages');

export const collectionsModule = defineModule({
  id: 'collections',
  name: 'collections',
  icon: 'layers',
  path: 'collections',
  order: 5,
  allows: () => true,
  navigation: () => routes().then((pages) => pages.CollectionsNavigation),
  routes: [
    { path: '', component: () => routes().then((pages) => pages.OverviewPage) },
    { path: ':collection', component: () => routes().then((pages) => pages.CollectionPage) },
    { path: ':collection/:primaryKey', component: () => routes().then((pages) => pages.ItemPage) },
  ],
});
