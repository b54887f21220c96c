export type { ExtensionHost, ExtensionPage } from './extension-host';
export { Extensions } from './extensions';
