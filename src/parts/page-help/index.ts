export { PageHelp, type HelpPage } from './page-help';
