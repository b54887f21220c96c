export { PresetsStore } from './presets-store';
