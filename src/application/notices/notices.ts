import { BehaviorSubject, mergeMap, Subject, tap, type Observable } from 'rxjs';
import { Live, type Failure } from '../../kernel';
import type { Clock } from '../../ports/clock';

/** What a notice can say; each is a text in the locale files. */
export type NoticeText =
  | 'item_created'
  | 'item_updated'
  | 'item_deleted'
  | 'nothing_to_save'
  | 'demo_reset';

export type NoticeTone = 'success' | 'info' | 'warning' | 'danger';

export interface Notice {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly tone: NoticeTone;
  /** Null when the failure speaks for itself. */
  readonly text: NoticeText | null;
  readonly failure: Failure | null;
  /** Stays until it is dismissed. */
  readonly persist: boolean;
  /** Over the page, and in its way, until it is dismissed. */
  readonly dialog: boolean;
}

/** How long a passing notice stays, in ms. */
const TIMEOUT = 3000;
const HISTORY = 4;

/** What no rule of the platform explains: the server has tripped, or speaks another language. */
const isUnexpected = (failure: Failure): boolean =>
  failure.kind === 'decode' || (failure.kind === 'api' && ['UNKNOWN', 'INTERNAL_SERVER_ERROR'].includes(failure.code));

/** Short messages about what has just happened. */
export class Notices {
  private readonly shown = new BehaviorSubject<readonly Notice[]>([]);
  private readonly past = new BehaviorSubject<readonly Notice[]>([]);
  private readonly passing$ = new Subject<Notice>();
  private readonly removal: Live<unknown>;
  private count = 0;
  /** On show now, oldest first. */
  readonly shown$: Observable<readonly Notice[]> = this.shown.asObservable();
  /** The last four, newest first, whether still on show or not. */
  readonly history$: Observable<readonly Notice[]> = this.past.asObservable();

  constructor(private readonly clock: Clock) {
    this.removal = new Live<unknown>(
      null,
      this.passing$.pipe(mergeMap((notice) => clock.after(TIMEOUT).pipe(tap(() => this.dismiss(notice.id))))),
    );
  }

  say(text: NoticeText, tone: NoticeTone = 'success'): void {
    this.add({ tone, text, failure: null, persist: false, dialog: false });
  }

  /** A failure stays until somebody has seen it; one that nobody expects stands in the way. */
  report(failure: Failure): void {
    this.add({ tone: 'danger', text: null, failure, persist: true, dialog: isUnexpected(failure) });
  }

  /** Nobody reads what was said to the person before. */
  clear(): void {
    this.shown.next([]);
    this.past.next([]);
  }

  dismiss(id: number): void {
    this.shown.next(this.shown.value.filter((notice) => notice.id !== id));
  }

  dispose(): void {
    this.removal.dispose();
  }

  private add(content: Omit<Notice, 'id' | 'timestamp'>): void {
    this.count += 1;
    const notice: Notice = { id: this.count, timestamp: this.clock.now(), ...content };
    this.shown.next([...this.shown.value, notice]);
    this.past.next([notice, ...this.past.value].slice(0, HISTORY));
    if (!notice.persist) this.passing$.next(notice);
  }
}
