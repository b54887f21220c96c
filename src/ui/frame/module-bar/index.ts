export { ModuleBar, type ModuleBarItem, type ModuleBarProps } from './module-bar';
