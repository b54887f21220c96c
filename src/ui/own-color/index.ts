export { ownColor } from './own-color';
