import { Connection } from '../../../src/application/connection';
import { type Notification, Notifications } from '../../../src/application/notifications';
import { SchemaStore } from '../../../src/application/data-model';
import { hasSession } from '../../../src/application/session';
import { invalidFilters } from '../../../src/domain/filters';
import { missingCalendarFields, missingCardFields, missingSortField } from '../../../src/domain/query';
import { type Field, type FieldNaming, localizeField } from '../../../src/domain/schema';
import { emailOfToken } from '../../../src/domain/session';
import { isMissing, type Failure, type FieldError, currentValue } from '../../../src/kernel';
import {
  fieldNaming,
  failureTitle,
  type Message,
  printFieldError,
  type Services,
  type TextKey,
  type Translate,
  Translator,
} from '../../../src/kit';
import {
  concurrentEditText,
  type ConcurrentEditSummary,
} from '../../../src/parts/item/item-page/concurrent-edit-summary.rules';
import {
  type NavigationState,
  navigationViewModel,
} from '../../../src/modules/collections/navigation/navigation.view-model';
import { emptyTitle } from '../../../src/modules/files/library/places';
import type { UrlView } from '../../../src/parts/lists/list-page/view-url/view-from-url.rules';
import { listStateOf } from '../../../src/parts/lists/list-state/list-state.rules';
import { noticeTitle } from '../../../src/shell/notices/notice-texts';
import type { EmailForm, PasswordForm } from '../../../src/shell/public/account-forms';
import { type SignInReason, loginFailure } from '../../../src/shell/public/sign-in.rules';
import type { SignInViewModel } from '../../../src/shell/public/sign-in.view-model';
import type { MemoryRouter } from './memory-router';

/** The initial state of the navigation. */
const navigationState = (services: Services): NavigationState => {
  const view = navigationViewModel(services)();
  const state = currentValue(view.state$);
  view.dispose();
  return state;
};

const LIST_STATES = { 'no-result': 'items_none', archived: 'all_archived', empty: 'collection_empty' } as const;

const MISSING_FIELDS: Readonly<Record<string, typeof missingCardFields>> = {
  cards: missingCardFields,
  calendar: missingCalendarFields,
};

/** Invisible characters around names, which keep the writing direction of a name. */
const ISOLATES = /[\u2068\u2069]/g;

const REASONS = {
  'sign-out': 'signed_out',
  'session-expired': 'session_expired',
  'not-authenticated': 'not_authenticated',
} as const;

/** Renders the messages of the pages in the current language. */
export class MemoryTexts {
  constructor(private readonly router: MemoryRouter) {}

  translate({ key, parameters }: Message): string {
    return this.router.services.get(Translator).translate(key, parameters);
  }

  readonly print: Translate = (key, parameters) =>
    this.translate(parameters === undefined ? { key } : { key, parameters });

  get locale(): { readonly code: string; readonly direction: string } {
    return currentValue(this.router.services.get(Translator).locale$);
  }

  readonly localizeField = (field: Field): Field =>
    localizeField(field, this.router.services.get(Translator).platformText, this.locale.code);
  readonly fieldName: FieldNaming = (field) =>
    fieldNaming(this.router.services.get(Translator), this.locale.code)(field);

  fieldErrors(errors: readonly FieldError[], field?: Field): string | null {
    const { fieldName } = this;
    const naming = () => ({ schema: this.router.services.get(SchemaStore).schema, fieldName });
    return errors.length === 0
      ? null
      : errors.map((error) => printFieldError(this.print, naming, error, field)).join(' ');
  }

  collections(): readonly string[] {
    return navigationState(this.router.services).groups.flatMap(({ nodes }) => nodes.map(({ name }) => name));
  }

  /** All messages shown now. */
  announcements(): readonly string[] {
    return [
      ...this.ofSession(),
      ...this.ofPublicPage(),
      ...this.ofConnection(),
      ...this.ofNotifications(),
      ...this.ofPage(),
    ];
  }

  notice(notice: Notification): string {
    return noticeTitle(notice, this.print, this.locale.code).replace(ISOLATES, '');
  }

  private failure(failure: Failure): string {
    return this.translate(failureTitle(failure));
  }

  private ofSession(): readonly string[] {
    const { session, hydration, reauthentication, page } = this.router;
    if (session.kind === 'unreachable') return [this.failure(session.failure)];
    if (session.kind === 'interrupted')
      return [
        this.translate({ key: 'sign_in_again' }),
        ...(reauthentication === null ? [] : this.ofSignIn(reauthentication)),
      ];
    if (session.kind !== 'signed-in' || page.kind === 'welcome') return [];
    if (this.router.screen === 'no-access') return [this.translate({ key: 'no_app_access' })];
    return hydration.kind === 'failed' ? [this.failure(hydration.failure)] : [];
  }

  private ofConnection(): readonly string[] {
    const { session } = this.router;
    const { quality } = currentValue(this.router.services.get(Connection).state$);
    return hasSession(session) && quality === 'off' ? [this.translate({ key: 'offline' })] : [];
  }

  private ofNotifications(): readonly string[] {
    return currentValue(this.router.services.get(Notifications).shown$).map((notice) => this.notice(notice));
  }

  private ofPublicPage(): readonly string[] {
    const { page } = this.router;
    switch (page.kind) {
      case 'sign-in': {
        const failed = this.ofSignIn(page.view);
        return failed.length > 0 || page.reason === null ? failed : this.ofReason(page.reason);
      }
      case 'request':
        return this.ofSubmission(page.view, ['reset_requested', 'reset_requested_text'], null);
      case 'new-password': {
        const told = this.ofSubmission(page.view, [page.success], 'link_refused');
        return told.length > 0 || emailOfToken(page.token) !== null ? told : [this.translate({ key: 'link_broken' })];
      }
      default:
        return [];
    }
  }

  private ofSignIn(view: SignInViewModel): readonly string[] {
    const { question, requiresCode } = currentValue(view.state$);
    const failure = loginFailure(view.form.state.failure, requiresCode);
    if (question.length > 0) {
      const who = question.map(({ name }) => name).join(', ');
      return [this.translate({ key: 'unsaved_of_other_user', parameters: { who } })];
    }
    return failure === null ? [] : [this.failure(failure)];
  }

  private ofReason(reason: SignInReason): readonly string[] {
    return reason.kind === 'refused'
      ? [this.failure(reason.failure), this.translate({ key: 'sign_on_refused' })]
      : [this.translate({ key: REASONS[reason.kind] })];
  }

  private ofSubmission(
    { state: { failure, submitted } }: EmailForm | PasswordForm,
    success: readonly TextKey[],
    advice: TextKey | null,
  ): readonly string[] {
    if (failure !== null)
      return [
        this.failure(failure),
        ...(advice === null || failure.kind !== 'api' ? [] : [this.translate({ key: advice })]),
      ];
    return submitted ? success.map((key) => this.translate({ key })) : [];
  }

  private ofPage(): readonly string[] {
    const { page, session, hydration } = this.router;
    if (page.kind === 'list')
      return [
        ...this.ofLayout(page.view.browse),
        ...this.ofIgnoredFilters(page.view.browse, page.borrowed),
        ...this.ofList(page.view.browse),
      ];
    if (page.kind === 'item') return this.ofItem(page.view);
    const empty =
      page.kind === 'none' &&
      session.kind === 'signed-in' &&
      hydration.kind === 'ready' &&
      this.collections().length === 0;
    return empty ? [this.translate({ key: 'collections_empty' })] : [];
  }

  private ofList({ list, view, view$ }: ListOf): readonly string[] {
    if (view.state.missing) return [this.translate({ key: 'bookmark_missing' })];
    const items = currentValue(list.items$);
    if (items.kind === 'failed') return [this.translate({ key: 'items_failed' }), this.failure(items.failure)];
    const kind = listStateOf(items, currentValue(list.counts$), currentValue(view$));
    if (kind === null || kind === 'failed') return [];
    const { page } = this.router;
    if (kind === 'empty' && page.kind === 'list' && page.library !== undefined)
      return [this.translate(emptyTitle(page.library.place))];
    return [this.translate({ key: LIST_STATES[kind] })];
  }

  /** Messages about a missing layout and about fields that the layout cannot show or sort by. */
  private ofLayout(browse: ListOf): readonly string[] {
    const asked = currentValue(browse.view$);
    if (browse.layout !== asked.layout)
      return [this.translate({ key: 'layout_missing_instead', parameters: { layout: asked.layout } })];
    const { schema } = this.router.services.get(SchemaStore);
    const sort =
      asked.layout === 'tabular' ? missingSortField(schema, browse.collection, asked.layout_query, asked.layout) : null;
    if (sort !== null) return [this.translate({ key: 'view_sort_gone', parameters: { field: sort } })];
    const gone =
      MISSING_FIELDS[asked.layout]?.(schema, browse.collection, asked.layout_options, asked.layout_query) ?? [];
    return gone.length === 0
      ? []
      : [
          this.translate({
            key: 'view_fields_gone',
            parameters: { fields: new Intl.ListFormat(this.locale.code).format(gone) },
          }),
        ];
  }

  /** Messages about ignored filters. */
  private ofIgnoredFilters(browse: ListOf, borrowed: UrlView | null): readonly string[] {
    const lost = invalidFilters(
      this.router.services.get(SchemaStore).schema,
      browse.collection,
      currentValue(browse.view$).filters,
    );
    const fields = [...new Set([...(borrowed?.ignoredFields ?? []), ...lost.map(({ field }) => field)])];
    return [
      ...(borrowed?.unreadable === true ? [this.translate({ key: 'link_unreadable' })] : []),
      ...(fields.length === 0
        ? []
        : [
            this.translate({
              key: 'filters_lost',
              parameters: { fields: new Intl.ListFormat(this.locale.code).format(fields) },
            }),
          ]),
    ];
  }

  private ofItem(view: PageOf<'item'>['view']): readonly string[] {
    const { editing } = view.item;
    const item = currentValue(editing.item$);
    if (item.kind === 'failed')
      return isMissing(item.failure)
        ? [this.translate({ key: 'item_missing' }), this.translate({ key: 'item_missing_text' })]
        : [this.translate({ key: 'item_failed' }), this.failure(item.failure)];
    const problem = currentValue(editing.failure$);
    const errors = currentValue(editing.form.errors$);
    return [
      ...(problem === null ? [] : [this.failure(problem)]),
      ...this.ofSaving(view),
      ...(errors.length === 0
        ? []
        : [this.translate({ key: 'fields_not_saved', parameters: { count: errors.length } })]),
    ];
  }

  /** The prompt of a save, and the result of an uncertain write. */
  private ofSaving(view: PageOf<'item'>['view']): readonly string[] {
    const { editing } = view.item;
    const question = currentValue(editing.prompts.current$);
    const state = currentValue(editing.uncertainWrite$)?.state ?? 'open';
    return [
      ...(question === null
        ? []
        : question.kind === 'deleted'
          ? [this.translate({ key: 'gone_title' })]
          : question.groups.flatMap(({ concurrent }) => this.ofConflict(view.summaryOf(concurrent)))),
      ...(state === 'open' ? [] : [this.translate({ key: UNCERTAIN_WRITES[state] })]),
    ];
  }

  private ofConflict(summary: ConcurrentEditSummary): readonly string[] {
    const parameters = concurrentEditText(summary, (key) => this.translate({ key }), this.locale.code);
    return [
      this.translate({ key: summary.isMe ? 'conflict_title_own' : 'conflict_title' }),
      this.translate({ key: 'conflict_text', parameters }),
    ];
  }
}

const UNCERTAIN_WRITES = {
  'not-applied': 'not_arrived',
  found: 'doubt_found',
  unsearchable: 'doubt_unsearchable',
  probable: 'doubt_probable',
  unverifiable: 'doubt_unverifiable',
} as const;

type PageOf<Kind> = Extract<MemoryRouter['page'], { readonly kind: Kind }>;
type ListOf = PageOf<'list'>['view']['browse'];
