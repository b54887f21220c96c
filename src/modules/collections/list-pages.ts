export { CollectionPage } from './collection-page';
export { CollectionsNavigation } from './navigation/collections-navigation';
