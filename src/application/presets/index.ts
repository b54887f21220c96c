export {
  type BookmarkDenial,
  BookmarkWrite,
  createBookmark,
  type CreatedBookmark,
  deleteBookmark,
  type NewBookmark,
  ownerDenied$,
  renameBookmark,
  saveBookmark,
} from './bookmark-writes';
export { CollectionView, type ViewState } from './collection-view';
export { PresetsStore } from './presets-store';
export type { ViewRef } from './view-persistence';
