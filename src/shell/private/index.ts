export { ExtensionRoutes } from './extension-routes';
export { PrivateArea } from './private-area';
