export { type ExtensionHost, type ExtensionPage, Extensions } from './extensions';
