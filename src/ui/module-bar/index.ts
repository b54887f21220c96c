export { ModuleBar, type ModuleBarProps } from './module-bar';
export type { ModuleBarItem } from './module-bar-button';
