export { FieldNotesContext, FormColumnContext, FormField, type BatchTicks } from './form-field';
export { focusControl, focusFirstField } from './focus-field';
export { FormErrors } from './form-errors';
export { FormSkeleton, usePreloadedInterfaces } from './form-skeleton';
export { ItemFormFields } from './item-form-fields';
export { interfaceOf } from './interface-of.rules';
export { DrawerContext, FormContext, type OpenDrawer, TrailContext } from './related-editing';
