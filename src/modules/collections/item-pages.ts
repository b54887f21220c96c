export { ItemForm } from './item/item-form';
export { ItemPage } from './item-page';
