export { decodeSetup, type KeptSetup } from './decode-setup';
export { mergeSetup, type MergedSetup, type SetupConflict } from './merge-setup';
export {
  changeSetup,
  type FieldSetup,
  newFieldSetup,
  nextTab,
  type SetupChange,
  type SetupFault,
  setupFault,
  setupOfField,
} from './field-setup';
export { COLUMN_MEMBERS, setupSteps } from './setup-steps';
export {
  CREATE_TRIGGERS,
  type CreateTrigger,
  triggerIn,
  type Triggers,
  triggersOf,
  UPDATE_TRIGGERS,
  type UpdateTrigger,
  withTrigger,
} from './triggers';
