export { DEFAULT_CAPABILITIES, isUnverified, type Capabilities } from './capabilities';
export type { Machine, Project, ServerInfo, Settings } from './settings';
export { MIN_CONTRAST, projectContrast, type ProjectContrast } from './project-contrast';
export { MAX_ASSET_SIZE, settingsErrors } from './settings-errors';
