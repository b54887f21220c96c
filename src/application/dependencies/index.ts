export type { ItemDependencies } from './item-dependencies';
