export { appliesTo, presetFor, shownView, type Viewer } from './applying';
export { allBookmarks, type Bookmark } from './bookmarks';
export { builtInView } from './built-in-view';
export { changedParts, viewChanges, type ChangedPart } from './changed-parts';
export { changeLayoutOptions, changeLayoutQuery, changeView } from './change-view';
export { describeChanges, type Change, type ChangeKey, type ChangeWords } from './describe-changes';
export { mergeViews } from './merge-views';
export { bookmarkDenied } from './ownership';
export type { Preset } from './preset';
export { mayHavePreset } from './preset-collections';
export type { PresetEntry } from './preset-entry';
export { presetMessage, type PresetMessage } from './preset-message';
export { bookmarkCountQuery, presetCounts, presetListQuery, presetLoads, type PresetCounts } from './preset-queries';
export { REFRESH_INTERVALS, refreshIntervalOf, type RefreshInterval } from './refresh-interval';
export {
  autoSave,
  AUTO_SAVE_DELAY,
  isBookmarkName,
  newBookmark,
  presetName,
  type PresetDraft,
  type PresetSave,
} from './saving';
export { parseScope, scopeColumns, scopeOf, scopeText, type Scope, type ScopeColumns } from './scope';
export { sharingDenied } from './sharing';
export { DEFAULT_LAYOUT, emptyView, viewMembers, viewOf, type View, type ViewMembers } from './view';
export {
  pagedRequest,
  type LayoutRequest,
  type Looking,
  type ShownBy,
  type ShownWith,
  type ViewRequest,
} from './view-request';
