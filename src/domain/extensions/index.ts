export { EXTENSION_KINDS, type ExtensionKind } from './extension-kind';
export { isExtensionName } from './extension-name';
