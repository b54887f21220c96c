export { type RecoverableDraft, DraftRecovery } from './draft-recovery';
export { DraftRecorder, type RecordableForm, type RecordedForm } from './draft-recorder';
export { DraftList, DraftJournal } from './draft-journal';
