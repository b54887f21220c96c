export { Assets } from './assets';
export { replaceContent, replacementDependencies, type Replacement } from './replace-content';
