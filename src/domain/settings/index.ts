export { DEFAULT_CAPABILITIES, type Capabilities, type RefusedOperators } from './capabilities';
export type { Machine, Project, ServerInfo, Settings } from './settings';
export { MAX_ASSET_SIZE, settingsErrors } from './settings-errors';
