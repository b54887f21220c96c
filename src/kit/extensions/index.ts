export { registerExtension } from './register-extension';
