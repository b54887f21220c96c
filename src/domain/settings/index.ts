export { accentColor, type Project, type ServerInfo, type Settings } from './project';
