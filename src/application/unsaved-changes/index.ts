export { UnsavedChanges, type DirtyWatch } from './unsaved-changes';
export { UnsavedReporter, UnsavedTabs } from './unsaved-tabs';
