import { hasSession, SessionData } from '../../../src/application/session';
import { collectionName, type Collection } from '../../../src/domain/schema';
import { USERS } from '../../../src/modules/users/directory';
import { collectionPath, type Services, Translator } from '../../../src/kit';
import type { VirtualClock } from '../../../tests/support/virtual-clock';
import type { Actor } from '../actor';
import { MemoryBatch } from './batch';
import { MemoryColumns } from './columns';
import { MemoryCalendar } from './calendar';
import { MemoryCards } from './cards';
import { MemoryComments } from './comments';
import { MemorySignIn } from './sign-in';
import { MemoryImportExport } from './import-export';
import { MemoryPolicies } from './policies';
import { MemoryRoles } from './roles';
import { MemoryPermissions } from './permissions';
import { MemoryDataModel } from './data-model';
import { MemoryModelChanges } from './model-changes';
import { MemoryField } from './fields';
import { MemoryFilters } from './filters';
import { MemoryRevisions } from './revisions';
import { MemoryForm } from './form';
import { MemoryItem } from './item';
import { MemoryList } from './list';
import { MemoryPermission } from './permission';
import { MemoryRouter } from './memory-router';
import { MemoryRecovery } from './recovery';
import { MemoryRelatedDrawer } from './related-drawer';
import { MemoryRelatedList } from './related-list';
import { MemoryRepeater } from './repeater';
import { MemoryRows } from './rows';
import { MemorySaving } from './saving';
import { MemoryShell } from './shell';
import { MemoryFile } from './file';
import { MemoryLibrary } from './library';
import { MemoryFileField } from './file-field';
import { MemoryTranslations } from './translations';
import { MemoryTree } from './tree';
import { MemoryUploads } from './uploads';
import { MemoryUsers } from './users';
import { MemorySystemFields } from './system-fields';
import { MemoryTwoFactor } from './two-factor';
import { MemoryView } from './view';
import { MemoryTexts } from './memory-texts';
import { SchemaStore } from '../../../src/application/data-model';
import { Appearance, Theme } from '../../../src/application/settings';
import { isTheme } from '../../../src/domain/users';
import { currentValue } from '../../../src/kernel';

/** Too short to be recorded as a visit, in ms. */
const SHORT_VISIT_MS = 300;

const PUBLIC_HEADINGS = {
  '/login': 'sign_in',
  '/reset-password': 'reset_password',
  '/accept-invite': 'create_account',
} as const;

/** Drives the view-models without a page. */
export class MemoryActor implements Actor {
  private readonly router: MemoryRouter;
  private readonly texts: MemoryTexts;
  readonly list: MemoryList;
  readonly cards: MemoryCards;
  readonly calendar: MemoryCalendar;
  readonly filters: MemoryFilters;
  readonly rows: MemoryRows;
  readonly columns: MemoryColumns;
  readonly item: MemoryItem;
  readonly form: MemoryForm;
  readonly revisions: MemoryRevisions;
  readonly comments: MemoryComments;
  readonly fields: MemoryField;
  readonly relatedList: MemoryRelatedList;
  readonly relatedDrawer: MemoryRelatedDrawer;
  readonly repeater: MemoryRepeater;
  readonly translations: MemoryTranslations;
  readonly tree: MemoryTree;
  readonly saving: MemorySaving;
  readonly signIn: MemorySignIn;
  readonly shell: MemoryShell;
  readonly batch: MemoryBatch;
  readonly importExport: MemoryImportExport;
  readonly view: MemoryView;
  readonly recovery: MemoryRecovery;
  readonly library: MemoryLibrary;
  readonly file: MemoryFile;
  readonly uploads: MemoryUploads;
  readonly fileFields: MemoryFileField;
  readonly users: MemoryUsers;
  readonly systemFields: MemorySystemFields;
  readonly twoFactor: MemoryTwoFactor;
  readonly dataModel: MemoryDataModel;
  readonly roles: MemoryRoles;
  readonly policies: MemoryPolicies;
  readonly permission: MemoryPermission;
  readonly permissions: MemoryPermissions;
  readonly modelChanges: MemoryModelChanges;

  constructor(clock: VirtualClock, start: () => Services, preferred: () => string) {
    this.router = new MemoryRouter(clock, start, preferred);
    this.texts = new MemoryTexts(this.router);
    this.list = new MemoryList(this.router, this.texts);
    this.cards = new MemoryCards(this.router, this.texts);
    this.calendar = new MemoryCalendar(this.router, this.texts);
    this.filters = new MemoryFilters(this.router, this.texts);
    this.rows = new MemoryRows(this.router, this.list, this.texts);
    this.columns = new MemoryColumns(this.router, this.list, this.texts);
    this.item = new MemoryItem(this.router, this.texts);
    this.form = new MemoryForm(this.router, this.texts);
    this.revisions = new MemoryRevisions(this.router, this.texts);
    this.comments = new MemoryComments(this.router, this.texts);
    this.fields = new MemoryField(this.router, this.texts);
    this.relatedList = new MemoryRelatedList(this.router, this.texts);
    this.relatedDrawer = new MemoryRelatedDrawer(this.router, this.texts, this.relatedList);
    this.repeater = new MemoryRepeater(this.router, this.texts, this.relatedDrawer);
    this.translations = new MemoryTranslations(this.router, this.texts, this.relatedDrawer);
    this.tree = new MemoryTree(this.router, this.texts, this.relatedDrawer);
    this.saving = new MemorySaving(this.router, this.texts);
    this.signIn = new MemorySignIn(this.router, this.texts);
    this.shell = new MemoryShell(this.router, this.texts);
    this.batch = new MemoryBatch(this.router, this.texts);
    this.importExport = new MemoryImportExport(this.router, this.texts);
    this.view = new MemoryView(this.router, this.texts);
    this.library = new MemoryLibrary(this.router, this.texts);
    this.file = new MemoryFile(this.router, this.texts);
    this.uploads = new MemoryUploads(this.router, this.texts);
    this.fileFields = new MemoryFileField(this.router, this.texts, this.relatedList);
    this.users = new MemoryUsers(this.router, this.texts);
    this.recovery = new MemoryRecovery(this.router, this.texts, this.batch, this.rows);
    this.systemFields = new MemorySystemFields(this.router, this.texts);
    this.twoFactor = new MemoryTwoFactor(this.router, this.texts);
    this.roles = new MemoryRoles(this.router, this.texts);
    this.policies = new MemoryPolicies(this.router, this.texts);
    this.dataModel = new MemoryDataModel(this.router, this.texts);
    this.permission = new MemoryPermission(this.router, this.texts);
    this.permissions = new MemoryPermissions(this.router);
    this.modelChanges = new MemoryModelChanges(this.router, this.texts);
  }

  /** The user has switched to this tab: shows what has happened in the meantime. */
  async isShown(): Promise<void> {
    this.router.settle();
    await this.router.followsLanguage();
  }

  async opens(address: string): Promise<void> {
    await this.router.load(address);
  }

  async loadsAgain(): Promise<void> {
    await this.router.load(this.router.address);
  }

  async signsIn(email: string, password: string): Promise<void> {
    await this.signIn.signsIn(email, password);
    await this.router.followsLanguage();
  }

  async opensSignedIn(email: string, password: string, address = '/'): Promise<void> {
    await this.opens(address);
    await this.signsIn(email, password);
  }

  async signsOut(): Promise<void> {
    this.router.signOut();
  }

  async goesTo(collection: string): Promise<void> {
    this.router.go(collectionPath(this.collectionByName(collection).collection));
  }

  async goesBack(): Promise<void> {
    throw new Error('The router in memory has no history: tag the scenario @browser only');
  }

  async visitsBriefly(collection: string): Promise<void> {
    this.router.visit(collectionPath(this.collectionByName(collection).collection), SHORT_VISIT_MS);
  }

  async waitsBriefly(): Promise<void> {
    this.router.settle();
  }

  async settles(): Promise<void> {
    this.router.waitForQuiet();
  }

  async triesAgain(): Promise<void> {
    const { page, session, resume } = this.router;
    if (session.kind === 'unreachable') resume?.retry();
    else if (page.kind === 'list') page.view.browse.list.refresh();
    else if (page.kind === 'item') page.view.item.editing.reload();
    else this.router.services.get(SessionData).retry();
    this.router.settle();
  }

  async answers(): Promise<void> {
    throw new Error('Asking before edits are lost is the page’s part: tag the scenario @browser');
  }

  async choosesLanguage(name: string): Promise<void> {
    const language = this.router.services.get(Translator);
    await language.changeLanguage(language.locales.find((locale) => locale.name === name)?.code ?? name);
  }

  async choosesAccountLanguage(name: string): Promise<void> {
    const { locales } = this.router.services.get(Translator);
    const code = locales.find((locale) => locale.name === name)?.code ?? name;
    this.router.services.get(Appearance).chooseLanguage(code);
    await this.router.followsLanguage();
  }

  async choosesAccountTheme(theme: string): Promise<void> {
    if (!isTheme(theme)) throw new Error(`There is no theme '${theme}'`);
    this.router.services.get(Appearance).chooseTheme(theme);
    this.router.settle();
  }

  async choosesDeviceTheme(theme: string | null): Promise<void> {
    this.router.services.get(Appearance).chooseDeviceTheme(isTheme(theme) ? theme : null);
    this.router.settle();
  }

  async waits(minutes: number): Promise<void> {
    this.router.wait(minutes * 60_000);
  }

  async location(): Promise<string> {
    const { session, screen, page, path } = this.router;
    if (session.kind === 'unreachable') return 'unreachable';
    if (page.kind === 'sign-in' || page.kind === 'sign-out' || page.kind === 'welcome') return page.kind;
    if (page.kind === 'request' || page.kind === 'new-password') return path.slice(1);
    if (!hasSession(session)) return 'on the way';
    if (screen === 'no-access') return 'no access';
    if (screen === 'failed') return 'unreachable';
    return screen === 'loading' ? 'on the way' : this.contentLocation();
  }

  async address(): Promise<string> {
    return this.router.address;
  }

  async heading(): Promise<string> {
    const { page, target, path } = this.router;
    if (page.kind === 'welcome') return this.texts.translate({ key: 'welcome_back' });
    if (path in PUBLIC_HEADINGS)
      return this.texts.translate({ key: PUBLIC_HEADINGS[path as keyof typeof PUBLIC_HEADINGS] });
    if (page.kind === 'item') return currentValue(page.view.item.title$) ?? this.item.untitled();
    if (target?.kind !== 'list')
      return this.texts.translate({ key: target === null ? 'collections' : 'page_not_found' });
    if (target.collection === USERS) return this.router.openRole?.name ?? this.texts.translate({ key: 'users' });
    return this.library.heading ?? this.collectionTitle(target.collection);
  }

  async announcements(): Promise<readonly string[]> {
    return this.texts.announcements();
  }

  async collections(): Promise<readonly string[]> {
    return this.texts.collections();
  }

  async theme(): Promise<string> {
    return currentValue(this.router.services.get(Theme).choice$);
  }

  async language(): Promise<{ readonly code: string; readonly direction: string }> {
    const { code, direction } = this.texts.locale;
    return { code, direction };
  }

  dispose(): void {
    this.calendar.dispose();
    this.revisions.dispose();
    this.comments.dispose();
    this.router.dispose();
  }

  private contentLocation(): string {
    const { target } = this.router;
    switch (target?.kind) {
      case undefined:
        return 'overview';
      case 'not-found':
        return 'not found';
      case 'existing':
        return `${target.collection}/${target.key}`;
      case 'new':
        return `${target.collection}/+`;
      default:
        return target?.collection ?? '';
    }
  }

  private collectionTitle(collection: string): string {
    const known = this.router.services.get(SchemaStore).schema.collections.get(collection);
    return known === undefined ? collection : collectionName(known, this.texts.locale.code);
  }

  private collectionByName(name: string): Collection {
    const all = [...this.router.services.get(SchemaStore).schema.collections.values()];
    const found = all.find((collection) => collectionName(collection, this.texts.locale.code) === name);
    if (found === undefined) throw new Error(`There is no collection '${name}' in the navigation`);
    return found;
  }
}
