import { BehaviorSubject, mergeMap, Subject, tap, type Observable } from 'rxjs';
import { Effect, type Failure } from '../../kernel';
import type { Clock } from '../../ports/clock';

/** What a notice can say; each is a text in the locale files. */
export type NotificationText =
  | 'item_created'
  | 'item_updated'
  | 'item_deleted'
  | 'bookmark_saved'
  | 'bookmark_created'
  | 'bookmark_created_for_others'
  | 'bookmark_renamed'
  | 'bookmark_deleted'
  | 'items_updated'
  | 'items_deleted'
  | 'items_archived'
  | 'items_unarchived'
  | 'nothing_to_save'
  | 'value_saved'
  | 'value_restored'
  | 'value_changed_since'
  | 'value_not_written'
  | 'item_not_moved'
  | 'item_moved'
  | 'value_copied'
  | 'value_not_copied'
  | 'values_copied'
  | 'values_not_copied'
  | 'view_link_copied'
  | 'view_link_not_copied'
  | 'values_put_back'
  | 'comment_posted'
  | 'comment_saved'
  | 'comment_deleted'
  | 'edits_not_kept'
  | 'edits_copied'
  | 'edits_not_copied'
  | 'edits_restored'
  | 'item_archived'
  | 'item_unarchived'
  | 'item_copied'
  | 'changes_discarded'
  | 'typed_meanwhile'
  | 'already_saved'
  | 'had_arrived'
  | 'server_has_otherwise'
  | 'also_changed_by_others'
  | 'question_not_shown'
  | 'demo_reset';

/** What can be done about what a notice says: a text, and the deed, which is done once. */
export interface NotificationAction {
  readonly text: 'undo';
  readonly run: () => void;
}

export type NotificationTone = 'success' | 'info' | 'warning' | 'danger';

export interface Notification {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly tone: NotificationTone;
  /** Null when the failure speaks for itself. */
  readonly text: NotificationText | null;
  /** How many the text speaks of. */
  readonly count?: number;
  /** What the text names: people, moments, fields, in words already. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Not in the history: what can be undone at once may have changed since. */
  readonly action?: NotificationAction;
  readonly failure: Failure | null;
  /** Stays until it is dismissed. */
  readonly persist: boolean;
  /** Over the page, and in its way, until it is dismissed. */
  readonly dialog: boolean;
}

/** How long a passing notice stays, in ms. */
const TIMEOUT = 3000;
/** One that can be answered stays long enough to be read, and reached by keyboard. */
const OFFER_TIMEOUT = 10_000;
const HISTORY = 4;

/** What no rule of the platform explains: the server has tripped, or speaks another language. */
const isUnexpected = (failure: Failure): boolean =>
  failure.kind === 'decode' || (failure.kind === 'api' && ['UNKNOWN', 'INTERNAL_SERVER_ERROR'].includes(failure.code));

/** Short messages about what has just happened. */
export class Notifications {
  private readonly shown = new BehaviorSubject<readonly Notification[]>([]);
  private readonly past = new BehaviorSubject<readonly Notification[]>([]);
  private readonly passing$ = new Subject<Notification>();
  private readonly removal: Effect;
  private count = 0;
  /** On show now, oldest first. */
  readonly shown$: Observable<readonly Notification[]> = this.shown.asObservable();
  /** The last four, newest first, whether still on show or not. */
  readonly history$: Observable<readonly Notification[]> = this.past.asObservable();

  constructor(private readonly clock: Clock) {
    this.removal = new Effect(
      this.passing$.pipe(
        mergeMap((notice) =>
          clock.after(notice.action === undefined ? TIMEOUT : OFFER_TIMEOUT).pipe(tap(() => this.dismiss(notice.id))),
        ),
      ),
    );
  }

  show(text: NotificationText, tone: NotificationTone = 'success'): void {
    this.add({ tone, text, failure: null, persist: false, dialog: false });
  }

  /** The same of several. */
  showCount(count: number, text: NotificationText): void {
    this.add({ tone: 'success', text, count, failure: null, persist: false, dialog: false });
  }

  /** Something to know about what others have done; stays until it is dismissed. */
  showInfo(text: NotificationText, parameters: Readonly<Record<string, string>>): void {
    this.add({ tone: 'info', text, parameters, failure: null, persist: true, dialog: false });
  }

  /** Says what has happened, and offers to do something about it for a while. Answers with the notice's id. */
  showWithAction(text: NotificationText, offer: NotificationAction): number {
    return this.add({ tone: 'success', text, action: offer, failure: null, persist: false, dialog: false });
  }

  /** Takes a notice up on its offer. */
  runAction(id: number): void {
    const notice = this.shown.value.find((each) => each.id === id);
    this.dismiss(id);
    notice?.action?.run();
  }

  /** A failure stays until somebody has seen it; one that nobody expects stands in the way. */
  showFailure(failure: Failure): void {
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

  private add(content: Omit<Notification, 'id' | 'timestamp'>): number {
    this.count += 1;
    const notice: Notification = { id: this.count, timestamp: this.clock.now(), ...content };
    this.shown.next([...this.shown.value, notice]);
    const { action: _, ...told } = notice;
    this.past.next([told, ...this.past.value].slice(0, HISTORY));
    if (!notice.persist) this.passing$.next(notice);
    return notice.id;
  }
}
