export { GoneFields } from './missing-fields';
