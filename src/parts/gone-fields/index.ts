export { GoneFields } from './gone-fields';
