export type { Attempt } from './attempt';
export { byAge, hasRoom, KEPT_FOR, surplus } from './bounds';
export { decodeEntry } from './decode-entry';
export type { EditedPlace, SeveralItems } from './edited-place';
export type { JournalEntry } from './journal-entry';
export { keptEdits, type Typed } from './kept-edits';
export {
  isRestorable,
  recoveryPlan,
  type RecoverableEdit,
  type RecoveryGround,
  type RecoveryStanding,
} from './recovery-plan';
export { samePlace } from './same-place';
export { withoutFields } from './without-fields';
