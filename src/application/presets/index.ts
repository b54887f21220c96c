export { BookmarkPermissions } from './bookmark-permissions';
export {
  type BookmarkDenial,
  BookmarkWrite,
  createBookmark,
  deleteBookmark,
  type NewBookmark,
  renameBookmark,
  saveBookmark,
} from './bookmark-writes';
export { CollectionView, type ViewState } from './collection-view';
export { latestView, memoryView, savedView } from './open-view';
export { type Audience, type EditedPreset, type OtherDefault, PresetAudience } from './preset-audience';
export { type PresetOverview, PresetsStore } from './presets-store';
export type { ViewRef } from './view-persistence';
export { isRestorable } from './restore-bookmark';
