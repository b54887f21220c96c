export { CopyEdits, type OfferedWork, RecoveryOffer } from './recovery-offer';
export { EditRecorder, type RecordedForm } from './draft-recorder';
export { UnfinishedList, UnfinishedWork } from './draft-journal';
