export type { Project, ServerInfo, Settings } from './project';
