export { ControlGroup, type ControlGroupProps } from './control-group';
export { EditedMark, type EditedMarkProps } from './edited-mark';
export { Field, type FieldProps } from './field';
export { FieldTrigger, type FieldTriggerProps } from './field-trigger';
export { useControlProps, useFieldControl, type ControlProps, type FieldControl } from './field-context';
export { SecondControl } from './second-control';
