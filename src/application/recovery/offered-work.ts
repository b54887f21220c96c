import type { JournalEntry, RecoverableEdit } from '../../domain/recovery';

/** What a page that is gone has left unsaved, held against the item that is open now. */
export interface OfferedWork {
  readonly entry: JournalEntry;
  /** Field by field, never empty. */
  readonly edits: readonly RecoverableEdit[];
  /** There is no item any more to restore it into. */
  readonly itemGone: boolean;
}
