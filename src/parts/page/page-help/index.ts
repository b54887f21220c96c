export { HelpSection, PageHelp, type HelpPage } from './page-help';
