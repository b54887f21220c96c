export {
  newestFirst,
  type EditTarget,
  fitsJournal,
  type JournalEntry,
  RETENTION_MS,
  isSameTarget,
  type BatchTarget,
  expiredEntries,
  type DrawerTexts,
  type FormTexts,
  type WriteAttempt,
} from './journal-entry';
export { decodeEntry } from './decode-entry';
export { journalEdits, type FormSnapshot, withoutFields } from './form-snapshot';
export {
  drawerTexts,
  isRestorable,
  recoveryPlan,
  type RecoverableEdit,
  type RecoveryContext,
  type RecoveryStatus,
  restoredBaselines,
} from './recovery-plan';
export { otherUsers, unsavedMessage, type UnsavedMessage, type UnsavedReport } from './unsaved-messages';
