export type { BatchTicks } from './batch-field';
export { FormErrors } from './form-errors';
export { FormSkeleton } from './form-skeleton';
export { ItemFormFields } from './item-form-fields';
export { usePreloadedInterfaces } from './use-preloaded-interfaces';
export { interfaceOf } from './interface-of.rules';
