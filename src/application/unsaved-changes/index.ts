export { UnsavedChanges, type DirtyWatch } from './unsaved-changes';
