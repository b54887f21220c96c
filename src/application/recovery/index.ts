export { CopyEdits } from './copy-edits';
export { EditRecorder } from './edit-recorder';
export type { OfferedWork } from './offered-work';
export { RecoveryOffer } from './recovery-offer';
export type { RecordedForm } from './recorded-form';
export { UnfinishedList } from './unfinished-list';
export { UnfinishedWork } from './unfinished-work';
