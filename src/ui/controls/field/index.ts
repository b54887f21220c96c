export {
  ControlGroup,
  type ControlGroupProps,
  type ControlProps,
  DetachedControl,
  type FieldControl,
  useControlProps,
  useFieldControl,
} from './field-context';
export { FieldAside } from './field-aside';
export { Field, type FieldProps } from './field';
export { FieldTrigger, type FieldTriggerProps } from './field-trigger';
