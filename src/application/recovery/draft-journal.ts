import { defer, EMPTY, filter, finalize, map, mergeAll, type Observable, Subject, tap } from 'rxjs';
import type { JournalEntry } from '../../domain/recovery';
import type { CurrentUser } from '../../domain/users';
import { type Call, Effect, StateValue, succeed } from '../../kernel';
import type { Attention } from '../../ports/attention';
import type { Clock } from '../../ports/clock';
import type { EditJournal, JournalWrite } from '../../ports/edit-journal';
import type { Identifiers } from '../../ports/identifiers';
import type { Notifications } from '../notifications';
import type { LateStore, Session } from '../session';

/** What the journal pays heed to. */
export interface JournalSurroundings {
  readonly clock: Clock;
  readonly identifiers: Identifiers;
  readonly session: Pick<Session, 'state$'>;
  readonly notices: Pick<Notifications, 'show'>;
  readonly attention: Attention;
}

/**
 * The journal of unsaved edits for whoever is at work. Signing out empties it; a session that merely ends does not. Whoever
 * gives up what an interrupted session has kept gives up what is in the forms of this page.
 */
export class UnfinishedWork implements LateStore {
  private readonly deeds$ = new Subject<Observable<unknown>>();
  private readonly work: Effect;
  private readonly departures: Effect;
  private atWork: string | null = null;
  /** Whoever was at work last, while the session is on its way out too. */
  private last: string | null = null;
  private told = false;
  private interrupted = false;
  /** Of the forms that are open in this page. */
  private readonly held = new Set<string>();
  private readonly identifiers: Identifiers;
  readonly clock: Clock;
  /** Emits when the page may be gone in a moment. */
  readonly leaving$: Observable<void>;

  constructor(
    private readonly journal: EditJournal,
    { clock, identifiers, session, notices, attention }: JournalSurroundings,
  ) {
    this.clock = clock;
    this.identifiers = identifiers;
    this.leaving$ = attention.visible$.pipe(
      filter((visible) => !visible),
      map(() => undefined),
    );
    // Here and not with those who ask: what is written must not be given up because a form has closed.
    this.work = new Effect(
      this.deeds$.pipe(
        mergeAll(),
        tap((outcome) => this.tell(notices, outcome)),
      ),
    );
    this.departures = new Effect(
      session.state$.pipe(
        tap((state) => {
          if (state.kind === 'signed-out' && state.reason === 'sign-out') this.forget();
          else if (state.kind === 'signed-out' && this.interrupted) this.giveUp();
          this.interrupted = state.kind === 'interrupted';
        }),
      ),
    );
  }

  /** The id of whoever is at work; null while nobody is. */
  get user(): string | null {
    return this.atWork;
  }

  load({ id }: CurrentUser): Call<void> {
    this.atWork = id;
    this.last = id;
    return succeed(undefined);
  }

  clear(): void {
    this.atWork = null;
    this.told = false;
  }

  /** For the entry of a form that opens. */
  newId(): string {
    return this.identifiers.uuid();
  }

  /** What was left unsaved by pages that are gone, newest first; nothing while nobody is at work. */
  entries(): Observable<readonly JournalEntry[]> {
    return this.atWork === null ? EMPTY : this.journal.read(this.atWork);
  }

  /** Nothing is written for somebody who has left. */
  keep(entry: JournalEntry): void {
    if (entry.user === this.atWork) this.deeds$.next(this.journal.write(entry));
  }

  drop(ids: readonly string[]): void {
    if (this.atWork !== null) this.deeds$.next(this.journal.remove(this.atWork, ids));
  }

  /** Until unsubscribed, what is kept under this id counts as being written by this page. */
  hold(id: string): Observable<never> {
    return defer(() => {
      this.held.add(id);
      return this.journal.hold(id);
    }).pipe(finalize(() => this.held.delete(id)));
  }

  dispose(): void {
    this.departures.dispose();
    this.work.dispose();
  }

  private forget(): void {
    this.atWork = null;
    if (this.last !== null) this.deeds$.next(this.journal.forget(this.last));
  }

  private giveUp(): void {
    if (this.last !== null) this.deeds$.next(this.journal.remove(this.last, [...this.held]));
  }

  /** Once: whoever types on knows by then. */
  private tell(notices: Pick<Notifications, 'show'>, outcome: unknown): void {
    if (this.told || !isUnkept(outcome)) return;
    this.told = true;
    notices.show('edits_not_kept', 'warning');
  }
}

const UNKEPT: readonly unknown[] = ['full', 'unavailable'] satisfies JournalWrite[];

const isUnkept = (outcome: unknown): boolean => UNKEPT.includes(outcome);

/** All that pages which are gone have left unsaved, wherever it was, as it stood when the list was opened. */
export class UnfinishedList {
  private readonly entries: StateValue<readonly JournalEntry[]>;
  /** Newest first. */
  readonly entries$: Observable<readonly JournalEntry[]>;

  constructor(unfinished: UnfinishedWork) {
    this.entries = new StateValue<readonly JournalEntry[]>([], unfinished.entries());
    this.entries$ = this.entries.value$;
  }

  dispose(): void {
    this.entries.dispose();
  }
}
