export type { Machine, Project, ServerInfo, Settings } from './settings';
