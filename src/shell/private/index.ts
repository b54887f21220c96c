export { ExtensionRoutes } from './other-pages';
export { PrivateArea } from './private-area';
