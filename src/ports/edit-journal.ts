import type { Observable } from 'rxjs';
import type { JournalEntry } from '../domain/recovery';
import { token } from '../kernel';

/** The outcome of a write: saved, no room for it, or nothing can be kept in this browser at all. */
export type JournalWrite = 'saved' | 'full' | 'unavailable';

/**
 * Where unsaved edits survive the loss of their page: in this browser, for one project, apart for each person. Every
 * stream is cold, emits once and completes, and never errors: a browser that keeps nothing has no entries.
 */
export interface EditJournal {
  /**
   * A person's entries, newest first, without those that a living page is still writing. What is broken or too old is
   * removed on the way.
   */
  read(user: string): Observable<readonly JournalEntry[]>;
  /** Puts the entry in place of the one with its id. What is begun is not given up when nobody listens any more. */
  write(entry: JournalEntry): Observable<JournalWrite>;
  /** Those that are not there are no mistake. */
  remove(user: string, ids: readonly string[]): Observable<void>;
  /** Removes all that a person has, whichever page wrote it. */
  clear(user: string): Observable<void>;
  /** For as long as it is subscribed, and the page lives, the entry with this id belongs to a living page. Never emits. */
  lock(id: string): Observable<never>;
}

export const EditJournal = token<EditJournal>('EditJournal');
