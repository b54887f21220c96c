export { BookmarkWrite, type BookmarkDenial, type BookmarkWriteState } from './bookmark-write';
export { CollectionView } from './collection-view';
export { createBookmark, type CreatedBookmark, type NewBookmark } from './create-bookmark';
export { deleteBookmark } from './delete-bookmark';
export { PresetsStore } from './presets-store';
export { renameBookmark } from './rename-bookmark';
export { saveBookmark } from './save-bookmark';
export type { ViewPlace } from './view-place';
export type { ViewState } from './view-state';
