import type { Observable } from 'rxjs';
import type { JournalEntry } from '../../domain/recovery';
import { token } from '../../kernel';

/** The outcome of a write; `unavailable` when this browser has no storage. */
export type JournalWrite = 'saved' | 'full' | 'unavailable';

/**
 * Stores unsaved edits in this browser, separately for each project and user, so that they survive the loss of the
 * page. Every stream is cold, emits once and completes, and never errors: without storage there are no entries.
 */
export interface EditJournal {
  /**
   * The entries of a user, newest first, without those locked by an open page. Deletes invalid and expired entries.
   */
  read(user: string): Observable<readonly JournalEntry[]>;
  /** Replaces the entry with the same id. Unsubscribing does not cancel a write that has started. */
  write(entry: JournalEntry): Observable<JournalWrite>;
  /** Missing entries are ignored. */
  remove(user: string, ids: readonly string[]): Observable<void>;
  /** Deletes all entries of a user. */
  clear(user: string): Observable<void>;
  /** Marks the entry as in use by this page while subscribed and until the page is closed. Never emits. */
  lock(id: string): Observable<never>;
}

export const EditJournal = token<EditJournal>('EditJournal');
