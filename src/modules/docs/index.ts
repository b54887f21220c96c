import { defineModule, docsPath, type ModuleRoute } from '../../kit';

const docs = () => import(/* webpackChunkName: "docs" */ './docs-pages');

const page = (path: string): ModuleRoute => ({ path, component: () => docs().then((pages) => pages.DocsPage) });

export const docsModule = defineModule({
  id: 'docs',
  name: 'docs',
  icon: 'menu_book',
  path: 'docs',
  order: 30,
  allows: () => true,
  navigation: () => docs().then((pages) => pages.DocsNavigation),
  // Patterns of pages, which links in help texts look for, and one for all other addresses.
  routes: ['', ':group/:page', ':group/:part/:page', '*'].map(page),
  pages: () =>
    docs().then(({ GUIDE_PLACES }) =>
      GUIDE_PLACES.map(({ path, title, groups }) => ({ path: docsPath(path), title, note: groups.at(-1) })),
    ),
});
