export { appliesTo, resolvePreset, resolveView, type Viewer } from './applying';
export { allBookmarks, type Bookmark } from './bookmarks';
export { builtInView } from './built-in-view';
export { changedParts, viewChanges, type ChangedPart } from './changed-parts';
export { changeLayoutOptions, changeLayoutQuery, changeView } from './change-view';
export { describeViewChanges, type ViewChange, type ViewChangeKey, type ChangeFormatter } from './describe-changes';
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
  AUTO_SAVE_DELAY_MS,
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
  type ViewContext,
  type DisplayRequirements,
  type DisplayResolver,
  type ViewRequest,
} from './view-request';
