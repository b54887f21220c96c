export { PageFooter } from './list-footer';
