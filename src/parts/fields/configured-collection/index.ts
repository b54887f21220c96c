export { ConfiguredCollection } from './configured-collection';
