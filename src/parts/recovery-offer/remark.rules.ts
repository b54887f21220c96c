import { isRestorable, type RecoverableEdit, type RecoveryStanding } from '../../domain/recovery';

const REMARKS = {
  restorable: null,
  changed: 'unsaved_changed',
  typed: 'unsaved_typed',
  gone: 'unsaved_field_gone',
  other_type: 'unsaved_other_type',
  locked: 'unsaved_locked',
} as const satisfies Readonly<Record<RecoveryStanding, string | null>>;

/** What there is to know about an edit before it is restored: a text, or null when nothing. Without an item nobody else can have changed it. */
export const remarkOn = (edit: RecoverableEdit, itemGone: boolean) =>
  itemGone && isRestorable(edit) ? null : REMARKS[edit.standing];
