import { BehaviorSubject, EMPTY, exhaustMap, forkJoin, type Observable, Subject, switchMap } from 'rxjs';
import { Session, SessionData } from '../../application/session';
import { UnsavedChanges, UnsavedTabs } from '../../application/unsaved-changes';
import type { JournalEntry, UnsavedReport } from '../../domain/recovery';
import { Effect } from '../../kernel';
import { viewModel } from '../../kit';

/** What signing out would discard. */
export interface UnsavedWork {
  /** Of tabs that are open, of the user's session. */
  readonly tabs: readonly UnsavedReport[];
  /** Of pages that were closed. */
  readonly drafts: readonly JournalEntry[];
  /** Uploads of this tab are running. */
  readonly uploads: boolean;
}

export type SignOutState =
  /** While the other tabs are asked, and while the session ends. */
  | { readonly kind: 'busy' }
  | { readonly kind: 'asking'; readonly work: UnsavedWork; readonly reminded: readonly string[] };

/**
 * Signs out at once, unless that would discard unsaved changes of other tabs or of closed pages, or cancel uploads: then
 * it asks.
 */
export class SignOutViewModel {
  private readonly state = new BehaviorSubject<SignOutState>({ kind: 'busy' });
  private readonly decisions$ = new Subject<'check' | 'discard'>();
  private readonly work: Effect;
  readonly state$: Observable<SignOutState> = this.state.asObservable();

  constructor(
    private readonly session: Pick<Session, 'logout' | 'userId'>,
    private readonly data: Pick<SessionData, 'leftDrafts'>,
    private readonly tabs: Pick<UnsavedTabs, 'reports' | 'remind'>,
    private readonly unsaved: Pick<UnsavedChanges, 'hasAny'>,
  ) {
    this.work = new Effect(
      this.decisions$.pipe(
        exhaustMap((decision) =>
          decision === 'discard'
            ? this.signOut()
            : forkJoin([this.tabs.reports(), this.data.leftDrafts()]).pipe(
                switchMap(([reports, drafts]) => this.decide(reports, drafts)),
              ),
        ),
      ),
    );
  }

  /** Looks for unsaved changes, and signs out when there are none. */
  start(): void {
    this.decisions$.next('check');
  }

  /** Signs out although changes are discarded. */
  discard(): void {
    this.decisions$.next('discard');
  }

  /** Asks a tab to call attention to itself. */
  remind(tab: string): void {
    const { value } = this.state;
    if (value.kind !== 'asking') return;
    this.tabs.remind(tab);
    this.state.next({ ...value, reminded: [...value.reminded, tab] });
  }

  dispose(): void {
    this.work.dispose();
  }

  private decide(reports: readonly UnsavedReport[], drafts: readonly JournalEntry[]): Observable<unknown> {
    const { userId } = this.session;
    const tabs = reports.filter(({ user }) => userId === null || user === userId);
    // The page with its forms has been left, so that only work in the background remains.
    const uploads = this.unsaved.hasAny;
    if (tabs.length + drafts.length === 0 && !uploads) return this.signOut();
    this.state.next({ kind: 'asking', work: { tabs, drafts, uploads }, reminded: [] });
    return EMPTY;
  }

  private signOut(): Observable<unknown> {
    this.state.next({ kind: 'busy' });
    return this.session.logout();
  }
}

export const signOutViewModel = viewModel(
  [Session, SessionData, UnsavedTabs, UnsavedChanges],
  (session, data, tabs, unsaved) => () => new SignOutViewModel(session, data, tabs, unsaved),
);
