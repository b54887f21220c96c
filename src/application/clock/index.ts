export { Now } from './now';
