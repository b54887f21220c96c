export {
  type BookmarkDenial,
  BookmarkWrite,
  createBookmark,
  type CreatedBookmark,
  deleteBookmark,
  type NewBookmark,
  renameBookmark,
  saveBookmark,
} from './bookmark-writes';
export { CollectionView, type ViewState } from './collection-view';
export { ownerDenied$, PresetsStore } from './presets-store';
export type { ViewRef } from './view-persistence';
