import {
  BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  map,
  mergeMap,
  NEVER,
  type Observable,
  of,
  Subject,
  switchMap,
  take,
  tap,
} from 'rxjs';
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
  | 'bookmark_restored'
  | 'items_updated'
  | 'items_deleted'
  | 'items_archived'
  | 'items_unarchived'
  | 'items_restored'
  | 'items_changed_since'
  | 'items_not_restored'
  | 'nothing_to_save'
  | 'rule_gone'
  | 'rule_saved'
  | 'value_saved'
  | 'value_restored'
  | 'value_changed_since'
  | 'value_not_written'
  | 'item_not_moved'
  | 'item_moved'
  | 'value_copied'
  | 'value_not_copied'
  | 'value_pasted_as'
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
  | 'page_reopened'
  | 'edits_copied'
  | 'edits_not_copied'
  | 'edits_restored'
  | 'item_archived'
  | 'item_unarchived'
  | 'item_copied'
  | 'item_copied_in_part'
  | 'changes_discarded'
  | 'typed_meanwhile'
  | 'already_saved'
  | 'write_checking'
  | 'write_unverifiable'
  | 'had_arrived'
  | 'server_has_otherwise'
  | 'also_changed_by_others'
  | 'question_not_shown'
  | 'demo_reset'
  | 'version_ready'
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
  | 'folder_deleted'
  | 'collection_created'
  | 'collection_deleted'
  | 'collection_set_up_done'
  | 'compare_applied'
  | 'example_created'
  | 'field_copied'
  | 'field_deleted'
  | 'field_saved'
  | 'permissions_changed'
  | 'permit_risk_public_writes'
  | 'permit_risk_public_reads_users'
  | 'permit_risk_changes_access'
  | 'permit_risk_reads_tokens'
  | 'permit_risk_empty_rule'
  | 'permit_risk_nothing_readable';

/** An action offered by a notification; runs at most once. */
export interface NotificationAction {
  readonly text: 'undo' | 'load_version';
  readonly run: () => void;
}

/** The name of an item, bookmark or folder for a reader of this language; null if it has none. Untrusted text. */
export type NameIn = (language: string) => string | null;

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
  /** What the text is about. */
  readonly name?: NameIn;
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
/** Warnings explain what was not done. */
const WARNING_TIMEOUT_MS = 6000;
/** Long enough to read the text and reach the action by keyboard. */
const ACTION_TIMEOUT_MS = 10_000;
const MAX_HISTORY = 4;

/** An internal server error, an unknown code or an undecodable answer. */
const isUnexpected = (failure: Failure): boolean =>
  failure.kind === 'decode' || (failure.kind === 'api' && ['UNKNOWN', 'INTERNAL_SERVER_ERROR'].includes(failure.code));

const timeoutOf = ({ action, tone }: Notification): number => {
  if (action !== undefined) return ACTION_TIMEOUT_MS;
  return tone === 'success' ? TIMEOUT_MS : WARNING_TIMEOUT_MS;
};

/** Short messages about what has just happened, with a history. */
export class Notifications {
  private readonly visible = new BehaviorSubject<readonly Notification[]>([]);
  private readonly history = new BehaviorSubject<readonly Notification[]>([]);
  private readonly transient$ = new Subject<Notification>();
  private readonly autoDismissal: Effect;
  private readonly attended = new BehaviorSubject(false);
  private count = 0;
  /** The visible ones, oldest first. */
  readonly shown$: Observable<readonly Notification[]> = this.visible.asObservable();
  /** The last four, newest first, visible or not. */
  readonly history$: Observable<readonly Notification[]> = this.history.asObservable();

  /** `pageVisible$`: nothing disappears while the page is in the background. */
  constructor(
    private readonly clock: Clock,
    pageVisible$: Observable<boolean> = of(true),
  ) {
    const isHeld$ = combineLatest([this.attended, pageVisible$]).pipe(
      map(([attended, visible]) => attended || !visible),
      distinctUntilChanged(),
    );
    this.autoDismissal = new Effect(
      this.transient$.pipe(
        mergeMap((notification) =>
          isHeld$.pipe(
            // The time begins again afterwards: who has looked away once more gets all of it.
            switchMap((held) => (held ? NEVER : clock.after(timeoutOf(notification)))),
            take(1),
            tap(() => this.dismiss(notification.id)),
          ),
        ),
      ),
    );
  }

  /** Whether the pointer or the focus is on the notifications: none disappears by itself then. */
  attend(attended: boolean): void {
    this.attended.next(attended);
  }

  show(
    text: NotificationText,
    tone: NotificationTone = 'success',
    parameters?: Readonly<Record<string, string>>,
  ): void {
    this.add({ tone, text, ...(parameters && { parameters }), failure: null, persist: false, dialog: false });
  }

  /** Shows a text about something that may have a name. Returns the notification's id. */
  showNamed(text: NotificationText, name: NameIn, more: Pick<Partial<Notification>, 'action'> = {}): number {
    return this.add({ tone: 'success', text, name, failure: null, persist: false, dialog: false, ...more });
  }

  /** Shows a text with a count. */
  showCount(
    count: number,
    text: NotificationText,
    more: Pick<Partial<Notification>, 'tone' | 'action' | 'parameters' | 'name' | 'icon'> = {},
  ): void {
    this.add({ tone: 'success', text, count, failure: null, persist: false, dialog: false, ...more });
  }

  /** Shows an information until it is dismissed. Returns the notification's id. */
  showInfo(text: NotificationText, parameters: Readonly<Record<string, string>>): number {
    return this.add({ tone: 'info', text, parameters, failure: null, persist: true, dialog: false });
  }

  /** Shows a text with an action for ten seconds. Returns the notification's id. */
  showWithAction(text: NotificationText, offer: NotificationAction): number {
    return this.add({ tone: 'success', text, action: offer, failure: null, persist: false, dialog: false });
  }

  /** Shows an information with an action until it is dismissed or the action is run. Returns the notification's id. */
  offer(text: NotificationText, action: NotificationAction): number {
    return this.add({ tone: 'info', text, action, failure: null, persist: true, dialog: false });
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
