import { valueOf, type Failure, type FieldError } from '../../src/kernel';
import { failureTitle, fieldErrorText, LanguageService, NoticesService, SchemaService, type Said } from '../../src/kit';
import { visibleCollections } from '../../src/domain/schema';
import { asLoginFailure } from '../../src/shell/public/login-failure.rules';
import type { MemoryPages } from './memory-pages';
import { now } from './now';

/** Says what the pages would say, in the language in use. */
export class MemoryWords {
  constructor(private readonly pages: MemoryPages) {}

  say({ key, parameters }: Said): string {
    return this.pages.services.get(LanguageService).translate(key, parameters);
  }

  get locale(): { readonly code: string; readonly direction: string } {
    return now(this.pages.services.get(LanguageService).locale$);
  }

  faults(errors: readonly FieldError[]): string | null {
    return errors.length === 0 ? null : errors.map((error) => this.say(fieldErrorText(error))).join(' ');
  }

  collections(): readonly string[] {
    return visibleCollections(this.pages.services.get(SchemaService).schema, this.locale.code).map(({ name }) => name);
  }

  /** Everything announced at this moment. */
  told(): readonly string[] {
    return [...this.ofSession(), ...this.ofNotices(), ...this.ofPage()];
  }

  private failure(failure: Failure): string {
    return this.say(failureTitle(failure));
  }

  private ofSession(): readonly string[] {
    const { session, hydration, signIn } = this.pages;
    if (session.kind === 'unreachable') return [this.failure(session.failure)];
    if (session.kind === 'signed-out') {
      const failure = signIn === null ? null : now(signIn.state$).failure;
      if (failure !== null) return [this.failure(asLoginFailure(failure))];
      return session.reason === null ? [] : [this.say({ key: session.reason === 'sign-out' ? 'signed_out' : 'session_expired' })];
    }
    if (session.kind === 'signed-in' && !this.pages.mayUseApplication) return [this.say({ key: 'no_app_access' })];
    return hydration.kind === 'failed' ? [this.failure(hydration.failure)] : [];
  }

  private ofNotices(): readonly string[] {
    return now(this.pages.services.get(NoticesService).shown$).map(({ text, failure }) =>
      text === null ? (failure === null ? '' : this.failure(failure)) : this.say({ key: text }),
    );
  }

  private ofPage(): readonly string[] {
    const { page, session, hydration } = this.pages;
    if (page.kind === 'list') return this.ofList(page.view.list);
    if (page.kind === 'item') return this.ofItem(page.view.editing);
    const empty = session.kind === 'signed-in' && hydration.kind === 'ready' && this.collections().length === 0;
    return empty ? [this.say({ key: 'collections_empty' })] : [];
  }

  private ofList(list: ListOf): readonly string[] {
    const items = now(list.items$);
    if (items.kind === 'failed') return [this.say({ key: 'items_failed' }), this.failure(items.failure)];
    if (valueOf(items)?.length !== 0) return [];
    return [this.say({ key: now(list.query$).search === '' ? 'collection_empty' : 'no_results' })];
  }

  private ofItem(editing: EditingOf): readonly string[] {
    const item = now(editing.item$);
    if (item.kind === 'failed') return [this.say({ key: 'item_failed' }), this.failure(item.failure)];
    const problem = now(editing.problem$);
    const errors = now(editing.form.errors$);
    return [
      ...(problem === null ? [] : [this.failure(problem)]),
      ...(errors.length === 0 ? [] : [this.say({ key: 'fields_not_saved', parameters: { count: errors.length } })]),
    ];
  }
}

type PageOf<Kind> = Extract<MemoryPages['page'], { readonly kind: Kind }>;
type ListOf = PageOf<'list'>['view']['list'];
type EditingOf = PageOf<'item'>['view']['editing'];
