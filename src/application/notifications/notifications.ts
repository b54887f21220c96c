import { BehaviorSubject, mergeMap, Subject, tap, type Observable } from 'rxjs';
import { Effect, type Failure } from '../../kernel';
import type { Clock } from '../../ports/environment/clock';

/** Keys of the locale files. */
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
  | 'items_restored'
  | 'items_changed_since'
  | 'items_not_restored'
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
  | 'view_not_saved'
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
  | 'demo_reset'
  | 'unsaved_here'
  | 'choice_on_device'
  | 'users_invited'
  | 'files_uploaded'
  | 'file_replaced'
  | 'file_replaced_without_uploader'
  | 'imported_file_left'
  | 'image_saved'
  | 'image_saved_without_uploader'
  | 'two_factor_disabled'
  | 'two_factor_enabled'
  | 'file_moved'
  | 'file_moved_to_root'
  | 'folder_created'
  | 'folder_renamed'
  | 'folder_moved'
  | 'folder_not_into_itself'
  | 'folder_deleted';

/** An action offered by a notification; runs at most once. */
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
  /** Null for a failure, which has its own text. */
  readonly text: NotificationText | null;
  /** The count in the text. */
  readonly count?: number;
  /** Formatted names, times and fields in the text. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** That of the tone by default. */
  readonly icon?: string;
  /** Not in the history, because an undo may be outdated later. */
  readonly action?: NotificationAction;
  readonly failure: Failure | null;
  /** Shown until dismissed. */
  readonly persist: boolean;
  /** Shown as a modal dialog. */
  readonly dialog: boolean;
}

const TIMEOUT_MS = 3000;
/** Long enough to read the text and reach the action by keyboard. */
const ACTION_TIMEOUT_MS = 10_000;
const MAX_HISTORY = 4;

/** An internal server error, an unknown code or an undecodable answer. */
const isUnexpected = (failure: Failure): boolean =>
  failure.kind === 'decode' || (failure.kind === 'api' && ['UNKNOWN', 'INTERNAL_SERVER_ERROR'].includes(failure.code));

/** Short messages about what has just happened, with a history. */
export class Notifications {
  private readonly visible = new BehaviorSubject<readonly Notification[]>([]);
  private readonly history = new BehaviorSubject<readonly Notification[]>([]);
  private readonly transient$ = new Subject<Notification>();
  private readonly autoDismissal: Effect;
  private count = 0;
  /** The visible ones, oldest first. */
  readonly shown$: Observable<readonly Notification[]> = this.visible.asObservable();
  /** The last four, newest first, visible or not. */
  readonly history$: Observable<readonly Notification[]> = this.history.asObservable();

  constructor(private readonly clock: Clock) {
    this.autoDismissal = new Effect(
      this.transient$.pipe(
        mergeMap((notification) =>
          clock
            .after(notification.action === undefined ? TIMEOUT_MS : ACTION_TIMEOUT_MS)
            .pipe(tap(() => this.dismiss(notification.id))),
        ),
      ),
    );
  }

  show(text: NotificationText, tone: NotificationTone = 'success'): void {
    this.add({ tone, text, failure: null, persist: false, dialog: false });
  }

  /** Shows a text with a count. */
  showCount(
    count: number,
    text: NotificationText,
    more: Pick<Partial<Notification>, 'tone' | 'action' | 'parameters' | 'icon'> = {},
  ): void {
    this.add({ tone: 'success', text, count, failure: null, persist: false, dialog: false, ...more });
  }

  /** Shows an information until it is dismissed. */
  showInfo(text: NotificationText, parameters: Readonly<Record<string, string>>): void {
    this.add({ tone: 'info', text, parameters, failure: null, persist: true, dialog: false });
  }

  /** Shows a text with an action for ten seconds. Returns the notification's id. */
  showWithAction(text: NotificationText, offer: NotificationAction): number {
    return this.add({ tone: 'success', text, action: offer, failure: null, persist: false, dialog: false });
  }

  /** Runs the action and dismisses the notification. */
  runAction(id: number): void {
    const notification = this.visible.value.find((each) => each.id === id);
    this.dismiss(id);
    notification?.action?.run();
  }

  /** Shows a failure until it is dismissed; an unexpected one as a dialog. */
  showFailure(failure: Failure): void {
    this.add({ tone: 'danger', text: null, failure, persist: true, dialog: isUnexpected(failure) });
  }

  /** For a change of user. */
  clear(): void {
    this.visible.next([]);
    this.history.next([]);
  }

  dismiss(id: number): void {
    this.visible.next(this.visible.value.filter((notification) => notification.id !== id));
  }

  dispose(): void {
    this.autoDismissal.dispose();
  }

  private add(content: Omit<Notification, 'id' | 'timestamp'>): number {
    this.count += 1;
    const notification: Notification = { id: this.count, timestamp: this.clock.now(), ...content };
    this.visible.next([...this.visible.value, notification]);
    const { action: _, ...entry } = notification;
    this.history.next([entry, ...this.history.value].slice(0, MAX_HISTORY));
    if (!notification.persist) this.transient$.next(notification);
    return notification.id;
  }
}
