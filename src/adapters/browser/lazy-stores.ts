import { catchError, defer, EMPTY, from, of, switchMap, tap, type Observable } from 'rxjs';
import type { JournalEntry } from '../../domain/recovery';
import type { AnswerStore, StoredAnswer } from '../../ports/environment/answer-store';
import type { EditJournal, JournalWrite } from '../../ports/environment/edit-journal';
import type { PageAnswer, PageAnswerStore } from '../../ports/environment/page-answer-store';
import type { Preferences } from '../../ports/environment/preferences';

/** A store whose code is loaded with its first use, and again after a failed load. */
class LoadedOnUse<Store> {
  private fetched: Promise<Store> | null = null;

  constructor(private readonly fetchStore: () => Promise<Store>) {}

  /** Emits `otherwise` while the store cannot be loaded. */
  run<A>(use: (store: Store) => Observable<A>, otherwise: Observable<A>): Observable<A> {
    return defer(() => from(this.store())).pipe(
      switchMap(use),
      catchError(() => otherwise),
    );
  }

  private store(): Promise<Store> {
    this.fetched ??= this.fetchStore().catch((error: unknown) => {
      this.fetched = null;
      throw error;
    });
    return this.fetched;
  }
}

/**
 * Loads the real journal with its first use. While it cannot be loaded, reads are empty and writes are 'unavailable'.
 */
export class LazyEditJournal implements EditJournal {
  private readonly journal: LoadedOnUse<EditJournal>;

  constructor(fetchJournal: () => Promise<EditJournal>) {
    this.journal = new LoadedOnUse(fetchJournal);
  }

  read(user: string): Observable<readonly JournalEntry[]> {
    return this.journal.run((journal) => journal.read(user), of([]));
  }

  write(entry: JournalEntry): Observable<JournalWrite> {
    return this.journal.run((journal) => journal.write(entry), of('unavailable'));
  }

  remove(user: string, ids: readonly string[]): Observable<void> {
    return this.journal.run((journal) => journal.remove(user, ids), of(undefined));
  }

  clear(user: string): Observable<void> {
    return this.journal.run((journal) => journal.clear(user), of(undefined));
  }

  lock(id: string): Observable<never> {
    return this.journal.run((journal) => journal.lock(id), EMPTY);
  }
}

/**
 * Loads the real store with its first use. While it cannot be loaded, nothing is stored. A mark in the preferences tells
 * whether there is anything to read, so that a start without it waits for nothing.
 */
export class LazyAnswerStore implements AnswerStore {
  private readonly answers: LoadedOnUse<AnswerStore>;
  private readonly mark: string;

  constructor(
    project: string,
    private readonly preferences: Preferences,
    fetchStore: () => Promise<AnswerStore>,
  ) {
    this.answers = new LoadedOnUse(fetchStore);
    this.mark = `stored-answers ${project}`;
  }

  read(user: string): Observable<readonly StoredAnswer[]> {
    return defer(() => (this.isEmpty ? of([]) : this.answers.run((store) => store.read(user), of([]))));
  }

  write(user: string, answers: readonly StoredAnswer[]): Observable<void> {
    return defer(() => {
      this.preferences.write(this.mark, 'yes');
      return this.answers.run((store) => store.write(user, answers), of(undefined));
    });
  }

  remove(user: string, requests: readonly string[]): Observable<void> {
    return this.answers.run((store) => store.remove(user, requests), of(undefined));
  }

  clear(): Observable<void> {
    return defer(() =>
      this.isEmpty
        ? of(undefined)
        : this.answers.run((store) => store.clear(), EMPTY).pipe(tap(() => this.preferences.remove(this.mark))),
    );
  }

  private get isEmpty(): boolean {
    return this.preferences.read(this.mark) === null;
  }
}

/** Likewise for the answers of pages. */
export class LazyPageAnswerStore implements PageAnswerStore {
  private readonly answers: LoadedOnUse<PageAnswerStore>;
  private readonly mark: string;

  constructor(
    project: string,
    private readonly preferences: Preferences,
    fetchStore: () => Promise<PageAnswerStore>,
  ) {
    this.answers = new LoadedOnUse(fetchStore);
    this.mark = `stored-pages ${project}`;
  }

  claim(user: string): Observable<void> {
    return this.ifAny((store) => store.claim(user), undefined);
  }

  write(user: string, answers: readonly PageAnswer[]): Observable<void> {
    return defer(() => {
      this.preferences.write(this.mark, 'yes');
      return this.answers.run((store) => store.write(user, answers), of(undefined));
    });
  }

  read(user: string, page: string, request: string): Observable<PageAnswer | null> {
    return this.ifAny((store) => store.read(user, page, request), null);
  }

  remove(user: string, isOutdated: (request: string) => boolean): Observable<void> {
    return this.ifAny((store) => store.remove(user, isOutdated), undefined);
  }

  clear(): Observable<void> {
    return this.ifAny<void>((store) => store.clear().pipe(tap(() => this.preferences.remove(this.mark))), undefined);
  }

  private ifAny<A>(use: (store: PageAnswerStore) => Observable<A>, otherwise: A): Observable<A> {
    return defer(() =>
      this.preferences.read(this.mark) === null ? of(otherwise) : this.answers.run(use, of(otherwise)),
    );
  }
}
