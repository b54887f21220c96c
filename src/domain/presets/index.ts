export { appliesTo, builtInView, resolvePreset, resolveView, type Viewer } from './resolve-preset';
export { allBookmarks, type Bookmark, bookmarkDenied, sharingDenied } from './bookmarks';
export { type ChangedPart, changedParts, mergeViews, viewChanges } from './view-changes';
export {
  changeLayoutOptions,
  changeLayoutQuery,
  changeView,
  DEFAULT_LAYOUT,
  emptyView,
  REFRESH_INTERVALS,
  type RefreshInterval,
  refreshIntervalOf,
  type View,
  viewMembers,
  type ViewMembers,
  viewOf,
} from './view';
export {
  describeViewChanges,
  type ViewChange,
  type ViewChangeKey,
  type ChangeFormatter,
} from './describe-view-changes';
export { parseScope, type Preset, type Scope, scopeColumns, type ScopeColumns, scopeOf, scopeText } from './preset';
export {
  bookmarkCountQuery,
  mayHavePreset,
  presetCounts,
  type PresetCounts,
  type PresetEntry,
  presetListQuery,
  presetLoads,
} from './preset-queries';
export { presetMessage, type PresetMessage } from './preset-message';
export {
  autoSave,
  AUTO_SAVE_DELAY_MS,
  isBookmarkName,
  newBookmark,
  presetName,
  type PresetDraft,
  type PresetSave,
} from './saving';
export {
  pagedRequest,
  type LayoutRequest,
  type ViewContext,
  type DisplayRequirements,
  type DisplayResolver,
  type ViewRequest,
} from './view-request';
