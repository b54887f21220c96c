export { ItemFormFields } from './item-form-fields';
export { interfaceOf } from './interface-of.rules';
