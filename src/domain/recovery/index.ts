export { byAge, hasRoom, KEPT_FOR, surplus } from './bounds';
export { decodeEntry } from './decode-entry';
export type { JournalEntry } from './journal-entry';
export { keptEdits } from './kept-edits';
export { isRestorable, recoveryPlan, type RecoverableEdit, type RecoveryGround, type RecoveryStanding } from './recovery-plan';
export { samePlace } from './same-place';
export { withoutFields } from './without-fields';
