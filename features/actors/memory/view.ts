import { REFRESH_INTERVALS, type Preset, type Scope } from '../../../src/domain/presets';
import { bookmarkPath, collectionPath, Registries, type TextKey } from '../../../src/kit';
import { plainSentence, type FilterFormatter } from '../../../src/parts/filter-sentence';
import {
  deleteBookmarkWrite,
  newBookmarkViewModel,
  renameBookmarkWrite,
  saveBookmarkWrite,
} from '../../../src/modules/collections/bookmarks/bookmark.view-models';
import { bookmarkActionsViewModel, ownerActions } from '../../../src/modules/collections/bookmarks/bookmark-actions';
import { ViewLink } from '../../../src/modules/collections/bookmarks/view-link';
import { fallbackQuery, viewQuery } from '../../../src/modules/collections/view-from-url.rules';
import { scopeLabel } from '../../../src/modules/collections/bookmarks/scope-label.rules';
import { viewChangeTexts } from '../../../src/modules/collections/bookmarks/describe-view-changes';
import { formatDuration } from '../../../src/modules/collections/sidebar/format-duration.rules';
import {
  navigationViewModel,
  type NavigationViewModel,
} from '../../../src/modules/collections/navigation/navigation.view-model';
import type { MemoryRouter } from './memory-router';
import type { MemoryTexts } from './memory-texts';
import { currentValue } from './current-value';
import type { ViewActor } from '../view-actors';
import { SchemaStore } from '../../../src/application/schema';
import { RolesStore } from '../../../src/application/access';
import { ClipboardWriter } from '../../../src/application/clipboard';
import { PresetsStore } from '../../../src/application/presets';

/** Drives views, bookmarks and the navigation. */
export class MemoryView implements ViewActor {
  private navigation: NavigationViewModel | null = null;

  constructor(
    private readonly router: MemoryRouter,
    private readonly texts: MemoryTexts,
  ) {}

  async savesAs(name: string, audience: string): Promise<void> {
    const { services } = this.router;
    const model = newBookmarkViewModel(services)(this.view, 0);
    const { roles } = currentValue(model.audience$);
    const role = roles.find((each) => each.name === audience);
    const scope: Scope =
      audience === 'me'
        ? { kind: 'user', id: model.user ?? '' }
        : role === undefined
          ? { kind: 'all' }
          : { kind: 'role', id: role.id };
    const { collection } = this.view.ref;
    model.create.done$.subscribe(({ bookmark, isVisible }) =>
      isVisible ? this.router.go(bookmarkPath(collection, bookmark.id)) : undefined,
    );
    model.create.execute({ name, scope });
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
    const { collection, bookmark } = this.view.ref;
    return collectionPath(collection) + viewQuery(bookmark, this.view.view);
  }

  async leavesMissingBookmark(): Promise<void> {
    const { page } = this.router;
    if (page.kind !== 'list' || !page.view.browse.view.state.missing) throw new Error('The bookmark is there');
    this.router.go(collectionPath(this.view.ref.collection) + fallbackQuery(page.borrowed, this.view.view));
  }

  async renames(name: string): Promise<void> {
    this.rename(this.open, name);
  }

  async deletes(): Promise<void> {
    this.remove(this.open);
  }

  async renamesListed(bookmark: string, name: string): Promise<void> {
    this.rename(this.listed(bookmark), name);
  }

  async deletesListed(bookmark: string): Promise<void> {
    this.remove(this.listed(bookmark));
  }

  async opensBookmark(name: string): Promise<void> {
    const { id, collection } = this.listed(name);
    this.router.go(bookmarkPath(collection ?? '', id));
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
      itemName: () => null,
    };
    if (this.view.state.changes.length === 0) return [];
    const layoutName = (id: string): string => this.texts.translate({ key: layouts.get(id).name as TextKey });
    return viewChangeTexts(reader, layoutName, this.view.state.saved, this.view.view).map(({ sentence }) =>
      plainSentence(sentence),
    );
  }

  async changeDisabledReason(): Promise<string | null> {
    const [rename] = ownerActions(this.open, this.router.services.get(PresetsStore), () => undefined);
    const denied = currentValue(rename.denied$);
    return denied === false ? null : this.texts.translate({ key: denied });
  }

  async shareDisabledReason(): Promise<string | null> {
    const model = newBookmarkViewModel(this.router.services)(this.view, 0);
    const { roles, everybody } = currentValue(model.audience$);
    model.dispose();
    return roles.length > 0 || everybody ? null : this.texts.translate({ key: 'bookmark_share_denied' });
  }

  async bookmarks(): Promise<readonly string[]> {
    const roles = currentValue(this.router.services.get(RolesStore).roles$);
    return currentValue(this.places.state$).bookmarks.map(({ name, scope }) => {
      const { suffix, role } = scopeLabel(scope, roles);
      return suffix === null ? name : name + this.texts.translate({ key: suffix, parameters: { role } });
    });
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

  /** Executes an action of the menu. */
  private run(id: string): void {
    const { services } = this.router;
    const { collection } = this.view.ref;
    const link = new ViewLink(services.get(ClipboardWriter), this.view, collectionPath(collection));
    const actions = bookmarkActionsViewModel(services)(this.view, link);
    const action = currentValue(actions.actions$).find((each) => each.id === id);
    if (action?.execute === undefined) throw new Error(`${id} is not offered`);
    action.execute();
    this.router.settle();
    actions.dispose();
  }

  private rename(bookmark: Preset, name: string): void {
    const write = renameBookmarkWrite(this.router.services)(bookmark);
    write.execute(name);
    this.router.settle();
    write.dispose();
  }

  private remove(bookmark: Preset): void {
    const write = deleteBookmarkWrite(this.router.services)(bookmark);
    write.done$.subscribe(() =>
      this.router.address.endsWith(`bookmark=${bookmark.id}`)
        ? this.router.go(collectionPath(bookmark.collection ?? ''))
        : undefined,
    );
    write.execute();
    this.router.settle();
    write.dispose();
  }

  private intervalName(seconds: number | null): string {
    return seconds === null
      ? this.texts.translate({ key: 'refresh_never' })
      : formatDuration(seconds, this.texts.locale.code);
  }

  private listed(name: string): Preset {
    const found = this.router.services.get(PresetsStore).presets.find(({ bookmark }) => bookmark === name);
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
