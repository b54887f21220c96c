export {
  type Attempt,
  byAge,
  type EditedPlace,
  hasRoom,
  type JournalEntry,
  KEPT_FOR,
  samePlace,
  type SeveralItems,
  surplus,
} from './journal-entry';
export { decodeEntry } from './decode-entry';
export { keptEdits, type Typed, withoutFields } from './form-snapshot';
export {
  isRestorable,
  recoveryPlan,
  type RecoverableEdit,
  type RecoveryGround,
  type RecoveryStanding,
} from './recovery-plan';
