export { customColor } from './custom-color';
