export { MissingFields } from './missing-fields';
