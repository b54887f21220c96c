export type { Project, Settings } from './project';
export type { Machine, ServerInfo } from './server-info';
