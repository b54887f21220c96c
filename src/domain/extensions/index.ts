export { EXTENSION_KINDS, isExtensionName, type ExtensionKind } from './extension';
