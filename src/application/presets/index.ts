export { BookmarkWrite, type BookmarkDenial, type BookmarkWriteState } from './bookmark-write';
export { CollectionView, type ViewPlace, type ViewState } from './collection-view';
export { createBookmark, type CreatedBookmark, type NewBookmark } from './create-bookmark';
export { deleteBookmark } from './delete-bookmark';
export { PresetsStore } from './presets-store';
export { renameBookmark } from './rename-bookmark';
export { saveBookmark } from './save-bookmark';
