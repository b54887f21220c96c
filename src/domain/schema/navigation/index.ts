export { collectionNode, collectionsInHiddenFolders, navigationTree, type NavigationNode } from './navigation-tree';
export { collectionsNamed, hiddenCollections, visibleCollections, type VisibleCollection } from './visible-collections';
