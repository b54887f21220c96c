import {
  BehaviorSubject,
  defaultIfEmpty,
  defer,
  EMPTY,
  filter,
  finalize,
  map,
  mergeAll,
  type Observable,
  Subject,
  tap,
} from 'rxjs';
import type { JournalEntry } from '../../domain/recovery';
import type { CurrentUser } from '../../domain/users';
import { Effect, StateValue } from '../../kernel';
import type { PageVisibility } from '../../ports/environment/page-visibility';
import type { Clock } from '../../ports/environment/clock';
import type { EditJournal, JournalWrite } from '../../ports/environment/edit-journal';
import type { Identifiers } from '../../ports/environment/identifiers';
import type { Notifications } from '../notifications';
import type { LazyStore, Session } from '../session';

export interface DraftJournalDependencies {
  readonly clock: Clock;
  readonly identifiers: Identifiers;
  readonly session: Pick<Session, 'state$'>;
  readonly notifications: Pick<Notifications, 'show'>;
  readonly attention: Pick<PageVisibility, 'visible$'>;
}

/**
 * Stores drafts of unsaved edits for the signed-in user. Signing out removes all of them; an expired session removes
 * none. If the user declines to resume an interrupted session, the drafts of this page's open forms are removed.
 */
export class DraftJournal implements LazyStore {
  private readonly writes$ = new Subject<Observable<unknown>>();
  private readonly work: Effect;
  private readonly sessionChanges: Effect;
  private userId: string | null = null;
  /** The last signed-in user, still known while the session ends. */
  private lastUserId: string | null = null;
  private readonly storing = new BehaviorSubject(true);
  /** False once the browser has refused to store a draft. */
  readonly isStoring$: Observable<boolean> = this.storing.asObservable();
  private isInterrupted = false;
  /** The ids of the drafts of forms that are open in this page. */
  private readonly openForms = new Set<string>();
  private readonly identifiers: Identifiers;
  readonly clock: Clock;
  /** Emits when the page is hidden, and may be closed next. */
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
    // Subscribed here, not by the forms: closing a form must not cancel a write.
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

  /** The id of the signed-in user; null without one. */
  get user(): string | null {
    return this.userId;
  }

  begin({ id }: CurrentUser): void {
    this.userId = id;
    this.lastUserId = id;
  }

  clear(): void {
    this.userId = null;
    this.storing.next(true);
  }

  newId(): string {
    return this.identifiers.uuid();
  }

  leftDrafts(): Observable<readonly JournalEntry[]> {
    return this.entries().pipe(defaultIfEmpty([]));
  }

  /** The drafts that other pages have left, newest first; completes empty while no user is signed in. */
  entries(): Observable<readonly JournalEntry[]> {
    return this.userId === null ? EMPTY : this.journal.read(this.userId);
  }

  /** Does nothing for a user who is not signed in any more. */
  save(entry: JournalEntry): void {
    if (entry.user === this.userId) this.writes$.next(this.journal.write(entry));
  }

  remove(ids: readonly string[]): void {
    if (this.userId !== null) this.writes$.next(this.journal.remove(this.userId, ids));
  }

  /** Until unsubscribed, the draft with this id counts as open in this page. */
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

  /** Reported once per session. */
  private reportError(notifications: Pick<Notifications, 'show'>, outcome: unknown): void {
    if (!this.storing.value || !isStoreError(outcome)) return;
    this.storing.next(false);
    notifications.show('edits_not_kept', 'warning');
  }
}

const STORE_ERRORS: readonly unknown[] = ['full', 'unavailable'] satisfies JournalWrite[];

const isStoreError = (outcome: unknown): boolean => STORE_ERRORS.includes(outcome);

/** All drafts of the user, wherever they were left, as of the time the list was opened. */
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
