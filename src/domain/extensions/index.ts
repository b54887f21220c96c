export { EXTENSION_KINDS, type ExtensionKind, isExtensionName } from './extension';
