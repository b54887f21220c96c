import { type Bookmark, REFRESH_INTERVALS, type Preset, type Scope } from '../../../src/domain/presets';
import { bookmarkPath, collectionPath, type PageAction, Registries, type TextKey } from '../../../src/kit';
import { plainSentence, type FilterFormatter } from '../../../src/parts/lists/filter-sentence';
import {
  deleteBookmarkWrite,
  newBookmarkViewModel,
  type NewBookmarkViewModel,
  renameBookmarkViewModel,
  saveBookmarkWrite,
} from '../../../src/modules/collections/bookmarks/bookmark.view-models';
import {
  type BookmarkActions,
  bookmarkActionsViewModel,
  pathAfterDeletion,
  writeActions,
} from '../../../src/modules/collections/bookmarks/bookmark-actions';
import { ViewLink } from '../../../src/parts/lists/list-page/view-url/view-link';
import { fallbackQuery } from '../../../src/parts/lists/list-page/view-url/view-from-url.rules';
import { scopeLabel } from '../../../src/modules/collections/bookmarks/scope-label.rules';
import { viewChangeTexts } from '../../../src/modules/collections/bookmarks/describe-view-changes';
import { currentValue, formatDuration, valueOf } from '../../../src/kernel';
import {
  navigationViewModel,
  type NavigationViewModel,
} from '../../../src/modules/collections/navigation/navigation.view-model';
import type { MemoryRouter } from './memory-router';
import type { MemoryTexts } from './memory-texts';
import type { ViewActor } from '../view-actors';
import { SchemaStore } from '../../../src/application/data-model';
import { RolesStore } from '../../../src/application/access';
import { ClipboardWriter } from '../../../src/application/clipboard';
import { Clipboard } from '../../../src/ports/environment/clipboard';
import { MemoryClipboard } from '../../assemblies/memory-browser';
import { type Audience, BookmarkPermissions } from '../../../src/application/presets';
import { presetAudience } from '../../../src/modules/settings/presets/preset.view-model';

/** Drives views, bookmarks and the navigation. */
export class MemoryView implements ViewActor {
  private navigation: NavigationViewModel | null = null;

  constructor(
    private readonly router: MemoryRouter,
    private readonly texts: MemoryTexts,
  ) {}

  async savesAs(name: string, audience: string): Promise<void> {
    this.run('new-bookmark');
    const model = newBookmarkViewModel(this.router.services)(this.view, this.router.now);
    model.opened$.subscribe((path) => this.router.go(path));
    model.form.change({ name, scope: this.scope(model, audience) });
    model.form.submit();
    this.router.settle();
    model.dispose();
  }

  async savesChanges(): Promise<void> {
    const save = saveBookmarkWrite(this.router.services)(this.view);
    save.execute();
    this.router.settle();
    save.dispose();
  }

  async revertsChanges(): Promise<void> {
    this.run('revert-bookmark');
  }

  async resetsView(): Promise<void> {
    this.run('reset-view');
  }

  async copiesLink(): Promise<string> {
    this.run('copy-view-link');
    const clipboard = this.router.services.get(Clipboard);
    return clipboard instanceof MemoryClipboard ? clipboard.text : '';
  }

  async leavesMissingBookmark(): Promise<void> {
    const { page } = this.router;
    if (page.kind !== 'list' || !page.view.browse.view.state.missing) throw new Error('The bookmark is there');
    this.router.go(collectionPath(this.view.ref.collection) + fallbackQuery(page.borrowed, this.view.view));
  }

  async renames(name: string): Promise<void> {
    this.run('rename-bookmark');
    this.rename(this.open, name);
  }

  async deletes(): Promise<void> {
    this.run('delete-bookmark');
    this.remove(this.open);
  }

  async renamesListed(bookmark: string, name: string): Promise<void> {
    this.runListed(bookmark, 'rename-bookmark');
    this.rename(this.listed(bookmark).preset, name);
  }

  async deletesListed(bookmark: string): Promise<void> {
    this.runListed(bookmark, 'delete-bookmark');
    this.remove(this.listed(bookmark).preset);
  }

  async opensBookmark(name: string): Promise<void> {
    const { id, collection } = this.listed(name);
    this.router.go(bookmarkPath(collection, id));
  }

  async showsAs(layout: string): Promise<void> {
    const found = this.router.services
      .get(Registries)
      .layouts.all()
      .find(({ name }) => this.texts.translate({ key: name as TextKey }) === layout);
    this.view.change({ layout: found?.id ?? layout });
    this.router.settle();
  }

  async refreshesEvery(interval: string): Promise<void> {
    this.view.change({
      refresh_interval: REFRESH_INTERVALS.find((seconds) => this.intervalName(seconds) === interval) ?? null,
    });
    this.router.settle();
  }

  async togglesHidden(): Promise<void> {
    this.places.toggleHidden();
  }

  async searchesNavigation(text: string): Promise<void> {
    this.places.search(text);
  }

  async changes(): Promise<readonly string[]> {
    const { layouts } = this.router.services.get(Registries);
    const reader: FilterFormatter = {
      schema: this.router.services.get(SchemaStore).schema,
      collection: this.view.ref.collection,
      locale: this.texts.locale.code,
      translate: (key, parameters = {}) => this.texts.translate({ key: key as TextKey, parameters }),
      localizeField: this.texts.localizeField,
      fieldName: this.texts.fieldName,
      itemName: () => null,
    };
    if (this.view.state.changes.length === 0) return [];
    const layoutName = (id: string): string => this.texts.translate({ key: layouts.get(id).name as TextKey });
    return viewChangeTexts(reader, layoutName, this.view.state.saved, this.view.view).map(({ sentence }) =>
      plainSentence(sentence),
    );
  }

  async changeDisabledReason(): Promise<string | null> {
    const actions = this.actions();
    const denied = currentValue(this.action(actions, 'rename-bookmark').denied$);
    actions.dispose();
    return denied === false ? null : this.texts.translate({ key: denied });
  }

  async shareDisabledReason(): Promise<string | null> {
    const model = newBookmarkViewModel(this.router.services)(this.view, this.router.now);
    const { roles, everybody } = currentValue(model.audience$);
    model.dispose();
    return roles.length > 0 || everybody ? null : this.texts.translate({ key: 'bookmark_share_denied' });
  }

  async bookmarks(): Promise<readonly string[]> {
    return this.bookmarkNames(currentValue(this.places.state$).bookmarks);
  }

  async otherBookmarks(): Promise<readonly string[]> {
    return this.bookmarkNames(currentValue(this.places.state$).otherBookmarks);
  }

  async groups(): Promise<readonly string[]> {
    return currentValue(this.places.state$).groups.flatMap(({ name }) => (name === null ? [] : [name]));
  }

  async isNavigationSearchable(): Promise<boolean> {
    return currentValue(this.places.state$).searchable;
  }

  async hiddenCollections(): Promise<readonly string[]> {
    return currentValue(this.places.state$).hidden.map(({ name }) => name);
  }

  async layout(): Promise<string> {
    const { layouts } = this.router.services.get(Registries);
    return this.texts.translate({ key: layouts.get(this.browse.layout).name as TextKey });
  }

  async interval(): Promise<string> {
    return this.intervalName(this.view.view.refresh_interval);
  }

  async search(): Promise<string> {
    return this.view.view.search;
  }

  async presetAudience(): Promise<string> {
    const { preset, users } = this.audience;
    const [{ scope }, number] = [preset, String(users ?? '–')];
    if (scope.kind === 'all') return this.texts.translate({ key: 'preset_seen_by_all', parameters: { number } });
    if (scope.kind === 'user') return scope.id;
    const role = currentValue(this.router.services.get(RolesStore).roles$).find(({ id }) => id === scope.id)?.name;
    return this.texts.translate({ key: 'preset_seen_by_role', parameters: { role: role ?? scope.id, number } });
  }

  async competingDefaults(): Promise<readonly string[]> {
    return this.audience.competing.map(({ other, precedence }) => {
      const text =
        other.scope.kind === 'all'
          ? this.texts.translate({ key: 'preset_default_for_all' })
          : this.texts.translate({ key: 'preset_default_for', parameters: { name: other.name ?? '' } });
      return `${precedence}: ${text}`;
    });
  }

  /** Of the preset whose page is open. */
  private get audience(): Audience {
    const { page, services } = this.router;
    if (page.kind !== 'item') throw new Error('No preset is open');
    const { form, target } = page.view.item.editing;
    const view = presetAudience(services)(form, target.kind === 'existing' ? Number(target.key) : null);
    this.router.settle();
    const audience = valueOf(currentValue(view.audience$));
    view.dispose();
    if (audience === null) throw new Error('The audience is not loaded');
    return audience;
  }

  /** The scope of an option that is enabled. */
  private scope(model: NewBookmarkViewModel, audience: string): Scope {
    const { roles, everybody } = currentValue(model.audience$);
    if (audience === 'me') return model.own;
    if (audience === 'everybody' && everybody) return { kind: 'all' };
    const role = roles.find((each) => each.name === audience);
    if (role === undefined) throw new Error(`A bookmark cannot be shared with '${audience}'`);
    return { kind: 'role', id: role.id };
  }

  private actions(): BookmarkActions {
    const { services } = this.router;
    const link = new ViewLink(services.get(ClipboardWriter), this.view, collectionPath(this.view.ref.collection));
    return bookmarkActionsViewModel(services)(this.view, link);
  }

  private action({ actions$ }: BookmarkActions, id: string): PageAction {
    const action = currentValue(actions$).find((each) => each.id === id);
    if (action === undefined) throw new Error(`${id} is not offered`);
    return action;
  }

  /** Executes an action of the menu. */
  private run(id: string): void {
    const actions = this.actions();
    this.execute(this.action(actions, id));
    actions.dispose();
  }

  /** Executes an action in the menu of a bookmark of the navigation. */
  private runListed(bookmark: string, id: string): void {
    const permissions = this.router.services.get(BookmarkPermissions);
    const actions = writeActions(this.listed(bookmark).preset, permissions, () => undefined);
    const action = actions.find((each) => each.id === id);
    if (action !== undefined) this.execute(action);
  }

  private execute({ id, denied$, execute }: PageAction): void {
    const denied = currentValue(denied$);
    if (denied !== false || execute === undefined) throw new Error(`${id} is disabled`);
    execute();
    this.router.settle();
  }

  private rename(bookmark: Preset, name: string): void {
    const model = renameBookmarkViewModel(this.router.services)(bookmark);
    model.form.change({ name });
    model.form.submit();
    this.router.settle();
    model.dispose();
  }

  private remove(bookmark: Preset): void {
    const write = deleteBookmarkWrite(this.router.services)(bookmark);
    write.done$.subscribe(() => {
      const path = pathAfterDeletion(bookmark, this.router.bookmark);
      if (path !== null) this.router.go(path);
    });
    write.execute();
    this.router.settle();
    write.dispose();
  }

  private intervalName(seconds: number | null): string {
    return seconds === null
      ? this.texts.translate({ key: 'refresh_never' })
      : formatDuration(seconds, this.texts.locale.code);
  }

  private bookmarkNames(bookmarks: readonly Bookmark[]): readonly string[] {
    const roles = currentValue(this.router.services.get(RolesStore).roles$);
    return bookmarks.map(({ name, scope }) => {
      const { suffix, role } = scopeLabel(scope, roles);
      return suffix === null ? name : name + this.texts.translate({ key: suffix, parameters: { role } });
    });
  }

  private listed(name: string): Bookmark {
    const { bookmarks, otherBookmarks } = currentValue(this.places.state$);
    const found = [...bookmarks, ...otherBookmarks].find((bookmark) => bookmark.name === name);
    if (found === undefined) throw new Error(`There is no bookmark '${name}'`);
    return found;
  }

  private get open(): Preset {
    const { bookmark } = this.view.state;
    if (bookmark === null) throw new Error('No bookmark is open');
    return bookmark;
  }

  private get places(): NavigationViewModel {
    this.navigation ??= navigationViewModel(this.router.services)();
    return this.navigation;
  }

  private get browse() {
    const { page } = this.router;
    if (page.kind !== 'list') throw new Error('No list is open');
    return page.view.browse;
  }

  private get view() {
    return this.browse.view;
  }
}
