export { boot } from './boot';
