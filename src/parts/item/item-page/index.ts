export type { CopyDialogProps } from './copy/copy-dialog-props';
export { ItemPage, type ItemPageProps, useItemPage } from './item-page';
export { itemTarget } from './item-target.rules';
export { itemPageDependencies, ItemViewModel } from './item.view-model';
export type { OnMove } from './use-after-save';
export { useFormIdentity } from './use-form-identity';
