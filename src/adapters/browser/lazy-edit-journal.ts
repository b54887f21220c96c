import { catchError, defer, EMPTY, from, of, switchMap, type Observable } from 'rxjs';
import type { JournalEntry } from '../../domain/recovery';
import type { EditJournal, JournalWrite } from '../../ports/environment/edit-journal';

/**
 * Loads the real journal with its first use. While it cannot be loaded, reads are empty and writes are 'unavailable'.
 */
export class LazyEditJournal implements EditJournal {
  private fetched: Promise<EditJournal> | null = null;

  constructor(private readonly fetchJournal: () => Promise<EditJournal>) {}

  read(user: string): Observable<readonly JournalEntry[]> {
    return this.withJournal((journal) => journal.read(user), of([]));
  }

  write(entry: JournalEntry): Observable<JournalWrite> {
    return this.withJournal((journal) => journal.write(entry), of('unavailable'));
  }

  remove(user: string, ids: readonly string[]): Observable<void> {
    return this.withJournal((journal) => journal.remove(user, ids), of(undefined));
  }

  clear(user: string): Observable<void> {
    return this.withJournal((journal) => journal.clear(user), of(undefined));
  }

  lock(id: string): Observable<never> {
    return this.withJournal((journal) => journal.lock(id), EMPTY);
  }

  private withJournal<A>(run: (journal: EditJournal) => Observable<A>, otherwise: Observable<A>): Observable<A> {
    return defer(() => from(this.journal())).pipe(
      switchMap(run),
      catchError(() => otherwise),
    );
  }

  /** Loads again after a failed load. */
  private journal(): Promise<EditJournal> {
    this.fetched ??= this.fetchJournal().catch((error: unknown) => {
      this.fetched = null;
      throw error;
    });
    return this.fetched;
  }
}
