export { DocsNavigation } from './docs-navigation';
export { DocsPage } from './docs-page';
export { GUIDE_PLACES } from './guide.rules';
