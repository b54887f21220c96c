import { BehaviorSubject, type Observable, tap } from 'rxjs';
import { Effect } from '../../kernel';
import type { Clock } from '../../ports/environment/clock';
import type { KeptReports } from '../../ports/environment/kept-reports';
import type { OpenPage } from '../../ports/environment/open-page';
import type { UnsavedChanges } from '../unsaved-changes';
import type { Connection } from './connection';

/** The page is opened again by itself this often at most. */
const MIN_BETWEEN_MS = 10_000;

/** A page that shows what this device keeps. */
export interface ShownKept {
  /** Its path. */
  readonly page: string;
  /** The time of the oldest answer that it shows, in ms since 1970. */
  readonly from: number;
}

/**
 * What the open page shows of what this device keeps, because the server is not reached. When the server is reached
 * again, the page is opened again to read it, unless it has unsaved edits: these stay, and are compared when they are
 * saved.
 */
export class KeptPage implements KeptReports {
  private readonly shown = new BehaviorSubject<ShownKept | null>(null);
  private readonly revision = new BehaviorSubject(0);
  private readonly reconnections: Effect;
  /** When the page was opened again last, in ms since 1970. */
  private lastOpened = Number.NEGATIVE_INFINITY;
  /** Null when the page that was reported last shows what the server gave. */
  readonly shown$: Observable<ShownKept | null> = this.shown.asObservable();
  /** Rises when the open page is to be opened again. */
  readonly revision$: Observable<number> = this.revision.asObservable();
  /** Whether reading again would close unsaved edits. */
  readonly hasEdits$: Observable<boolean>;

  constructor(
    { reconnected$ }: Pick<Connection, 'reconnected$'>,
    private readonly openPage: OpenPage,
    private readonly unsaved: Pick<UnsavedChanges, 'hasOnPage' | 'hasOnPage$'>,
    private readonly clock: Pick<Clock, 'now'>,
  ) {
    this.hasEdits$ = unsaved.hasOnPage$;
    this.reconnections = new Effect(reconnected$.pipe(tap(() => this.onReconnected())));
  }

  reportKept(page: string, at: number): void {
    const { value } = this.shown;
    if (value === null || value.page !== page || at < value.from) this.shown.next({ page, from: at });
  }

  /** Opens the page again if it shows what is kept and has no unsaved edits. */
  readAgain(): void {
    const { value } = this.shown;
    if (value === null) return;
    const isOpen = value.page === this.openPage.path();
    if (isOpen && this.unsaved.hasOnPage) return;
    this.shown.next(null);
    if (isOpen) this.revision.next(this.revision.value + 1);
  }

  /** A server that answers some reads only would have the page opened without end. */
  private onReconnected(): void {
    const now = this.clock.now();
    if (now - this.lastOpened < MIN_BETWEEN_MS) return;
    this.lastOpened = now;
    this.readAgain();
  }

  /** Forgets what was shown when the user changes. */
  clear(): void {
    this.shown.next(null);
  }

  dispose(): void {
    this.reconnections.dispose();
  }
}
