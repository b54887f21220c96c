export type { Preset } from './preset';
