export { DEFAULT_CAPABILITIES, isUnverified, type Capabilities } from './capabilities';
export type { Machine, Project, ServerInfo, Settings } from './settings';
export { MAX_ASSET_SIZE, settingsErrors } from './settings-errors';
