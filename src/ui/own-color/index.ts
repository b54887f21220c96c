export { customColor } from './own-color';
