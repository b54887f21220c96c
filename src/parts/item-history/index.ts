export { ItemHistory } from './item-history';
