export { PresetPage } from './preset-page';
export { PresetsPage } from './presets-page';
