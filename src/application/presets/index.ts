export { CollectionView, type ViewPlace, type ViewState } from './collection-view';
export { PresetsStore } from './presets-store';
