export { registerExtension } from './admission';
