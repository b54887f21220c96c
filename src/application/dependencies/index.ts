export { itemDependencies, type ItemDependencies } from './item-dependencies';
