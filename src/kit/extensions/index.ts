export { admission } from './admission';
