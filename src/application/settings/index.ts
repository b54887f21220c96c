export { ProjectStore } from './project-store';
