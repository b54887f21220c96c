export { ItemHistory } from './item-history';
export { ListStatus } from './list-status';
export { FieldChanges } from './revisions/field-changes';
export { useHistoryFormatter } from './use-history-formatter';
export { useStepKeys } from './use-step-keys';
