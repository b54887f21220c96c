export { ProjectPage } from './project-page';
