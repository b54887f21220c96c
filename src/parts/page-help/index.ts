export { PageHelp } from './page-help';
