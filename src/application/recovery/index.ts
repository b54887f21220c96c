export { type RecoverableDraft, DraftRecovery } from './draft-recovery';
export { DraftRecorder, type RecordableForm } from './draft-recorder';
export { DraftList, DraftJournal } from './draft-journal';
