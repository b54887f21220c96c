import { ItemPrefetch } from '../../application/session';
import { defineModule, FORM_NAMESPACES, type ModuleRoute, Translator } from '../../kit';
import { addressedItem } from './route-target.rules';

const browsing = () => import(/* webpackChunkName: "signed-in" */ './list-pages');
const overview = () => import(/* webpackChunkName: "overview" */ './overview/overview-page');
const editing = () => import(/* webpackChunkName: "editing" */ './item-pages');

/** The page requests texts again that could not be loaded. */
const prefetchItem: ModuleRoute['prefetch'] = (services, path) => {
  services
    .get(Translator)
    .load(FORM_NAMESPACES)
    .catch(() => undefined);
  const item = addressedItem(path);
  if (item !== null) services.get(ItemPrefetch).start(item.collection, item.key);
};

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
    {
      path: ':collection/:primaryKey',
      component: () => editing().then((pages) => pages.CollectionItemPage),
      prefetch: prefetchItem,
    },
  ],
});
