export { ItemDependencies } from './item-dependencies';
