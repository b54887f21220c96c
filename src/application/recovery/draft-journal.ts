import { defer, EMPTY, filter, finalize, map, mergeAll, type Observable, Subject, tap } from 'rxjs';
import type { JournalEntry } from '../../domain/recovery';
import type { CurrentUser } from '../../domain/users';
import { type Call, Effect, StateValue, succeed } from '../../kernel';
import type { PageVisibility } from '../../ports/page-visibility';
import type { Clock } from '../../ports/clock';
import type { EditJournal, JournalWrite } from '../../ports/edit-journal';
import type { Identifiers } from '../../ports/identifiers';
import type { Notifications } from '../notifications';
import type { LateStore, Session } from '../session';

/** What the journal pays heed to. */
export interface DraftJournalDependencies {
  readonly clock: Clock;
  readonly identifiers: Identifiers;
  readonly session: Pick<Session, 'state$'>;
  readonly notifications: Pick<Notifications, 'show'>;
  readonly attention: PageVisibility;
}

/**
 * The journal of unsaved edits for whoever is at work. Signing out empties it; a session that merely ends does not. Whoever
 * gives up what an interrupted session has kept gives up what is in the forms of this page.
 */
export class DraftJournal implements LateStore {
  private readonly writes$ = new Subject<Observable<unknown>>();
  private readonly work: Effect;
  private readonly sessionChanges: Effect;
  private userId: string | null = null;
  /** Whoever was at work last, while the session is on its way out too. */
  private lastUserId: string | null = null;
  private isErrorReported = false;
  private isInterrupted = false;
  /** Of the forms that are open in this page. */
  private readonly openForms = new Set<string>();
  private readonly identifiers: Identifiers;
  readonly clock: Clock;
  /** Emits when the page may be gone in a moment. */
  readonly leaving$: Observable<void>;

  constructor(
    private readonly journal: EditJournal,
    { clock, identifiers, session, notifications, attention }: DraftJournalDependencies,
  ) {
    this.clock = clock;
    this.identifiers = identifiers;
    this.leaving$ = attention.visible$.pipe(
      filter((visible) => !visible),
      map(() => undefined),
    );
    // Here and not with those who ask: what is written must not be given up because a form has closed.
    this.work = new Effect(
      this.writes$.pipe(
        mergeAll(),
        tap((outcome) => this.reportError(notifications, outcome)),
      ),
    );
    this.sessionChanges = new Effect(
      session.state$.pipe(
        tap((state) => {
          if (state.kind === 'signed-out' && state.reason === 'sign-out') this.removeAll();
          else if (state.kind === 'signed-out' && this.isInterrupted) this.removeOpen();
          this.isInterrupted = state.kind === 'interrupted';
        }),
      ),
    );
  }

  /** The id of whoever is at work; null while nobody is. */
  get user(): string | null {
    return this.userId;
  }

  load({ id }: CurrentUser): Call<void> {
    this.userId = id;
    this.lastUserId = id;
    return succeed(undefined);
  }

  clear(): void {
    this.userId = null;
    this.isErrorReported = false;
  }

  /** For the entry of a form that opens. */
  newId(): string {
    return this.identifiers.uuid();
  }

  /** What was left unsaved by pages that are gone, newest first; nothing while nobody is at work. */
  entries(): Observable<readonly JournalEntry[]> {
    return this.userId === null ? EMPTY : this.journal.read(this.userId);
  }

  /** Nothing is written for somebody who has left. */
  save(entry: JournalEntry): void {
    if (entry.user === this.userId) this.writes$.next(this.journal.write(entry));
  }

  remove(ids: readonly string[]): void {
    if (this.userId !== null) this.writes$.next(this.journal.remove(this.userId, ids));
  }

  /** Until unsubscribed, what is kept under this id counts as being written by this page. */
  hold(id: string): Observable<never> {
    return defer(() => {
      this.openForms.add(id);
      return this.journal.lock(id);
    }).pipe(finalize(() => this.openForms.delete(id)));
  }

  dispose(): void {
    this.sessionChanges.dispose();
    this.work.dispose();
  }

  private removeAll(): void {
    this.userId = null;
    if (this.lastUserId !== null) this.writes$.next(this.journal.clear(this.lastUserId));
  }

  private removeOpen(): void {
    if (this.lastUserId !== null) this.writes$.next(this.journal.remove(this.lastUserId, [...this.openForms]));
  }

  /** Once: whoever types on knows by then. */
  private reportError(notices: Pick<Notifications, 'show'>, outcome: unknown): void {
    if (this.isErrorReported || !isStoreError(outcome)) return;
    this.isErrorReported = true;
    notices.show('edits_not_kept', 'warning');
  }
}

const STORE_ERRORS: readonly unknown[] = ['full', 'unavailable'] satisfies JournalWrite[];

const isStoreError = (outcome: unknown): boolean => STORE_ERRORS.includes(outcome);

/** All that pages which are gone have left unsaved, wherever it was, as it stood when the list was opened. */
export class DraftList {
  private readonly entries: StateValue<readonly JournalEntry[]>;
  /** Newest first. */
  readonly entries$: Observable<readonly JournalEntry[]>;

  constructor(unfinished: DraftJournal) {
    this.entries = new StateValue<readonly JournalEntry[]>([], unfinished.entries());
    this.entries$ = this.entries.value$;
  }

  dispose(): void {
    this.entries.dispose();
  }
}
