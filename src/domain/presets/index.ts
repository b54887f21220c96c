export { competingDefaults, precedence, type Precedence, type ScopedDefault } from './competing-defaults';
export { appliesTo, resolvePreset, resolveView, type Viewer } from './resolve-preset';
export { allBookmarks, bookmarkDenied, isInReach, sharingDenied, type Bookmark } from './bookmarks';
export { changedParts, mergeViews, viewChanges, type ChangedPart } from './view-changes';
export {
  changeLayoutOptions,
  changeLayoutQuery,
  changeView,
  DEFAULT_LAYOUT,
  emptyView,
  REFRESH_INTERVALS,
  refreshIntervalOf,
  viewMembers,
  viewOf,
  type RefreshInterval,
  type View,
  type ViewMembers,
} from './view';
export {
  describeViewChanges,
  type ChangeFormatter,
  type ViewChange,
  type ViewChangeKey,
} from './describe-view-changes';
export { parseScope, scopeColumns, scopeOf, scopeText, type Preset, type Scope } from './preset';
export {
  bookmarkCountQuery,
  callersPresetsQuery,
  mayHavePreset,
  presetCounts,
  presetListQuery,
  type PresetCounts,
  type PresetEntry,
} from './preset-queries';
export { presetMessage, type PresetMessage } from './preset-message';
export { AUTO_SAVE_DELAY_MS, autoSave, newBookmark, type PresetDraft, type PresetSave } from './saving';
export {
  pagedRequest,
  type DisplayRequirements,
  type DisplayResolver,
  type LayoutRequest,
  type ViewContext,
  type ViewRequest,
} from './view-request';
