import { hasSession, SessionData } from '../../../src/application/session';
import { collectionName, type Collection } from '../../../src/domain/schema';
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
import { MemoryField } from './fields';
import { MemoryFilters } from './filters';
import { MemoryRevisions } from './revisions';
import { MemoryForm } from './form';
import { MemoryItem } from './item';
import { MemoryList } from './list';
import { MemoryRouter } from './memory-router';
import { MemoryRecovery } from './recovery';
import { MemoryRows } from './rows';
import { MemorySaving } from './saving';
import { MemoryShell } from './shell';
import { MemoryView } from './view';
import { MemoryTexts } from './memory-texts';
import { currentValue } from './current-value';
import { SchemaStore } from '../../../src/application/schema';

/** A look at a page that does not count as a visit, in ms. */
const GLANCE = 300;

const DOOR_HEADINGS = {
  '/login': 'sign_in',
  '/reset-password': 'reset_password',
  '/accept-invite': 'create_account',
} as const;

/** Drives the view-models themselves. */
export class MemoryActor implements Actor {
  private readonly pages: MemoryRouter;
  private readonly words: MemoryTexts;
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
  readonly saving: MemorySaving;
  readonly signIn: MemorySignIn;
  readonly shell: MemoryShell;
  readonly batch: MemoryBatch;
  readonly importExport: MemoryImportExport;
  readonly view: MemoryView;
  readonly recovery: MemoryRecovery;

  constructor(clock: VirtualClock, start: () => Services, preferred: () => string) {
    this.pages = new MemoryRouter(clock, start, preferred);
    this.words = new MemoryTexts(this.pages);
    this.list = new MemoryList(this.pages, this.words);
    this.cards = new MemoryCards(this.pages, this.words);
    this.calendar = new MemoryCalendar(this.pages, this.words);
    this.filters = new MemoryFilters(this.pages, this.words);
    this.rows = new MemoryRows(this.pages, this.list, this.words);
    this.columns = new MemoryColumns(this.pages, this.list, this.words);
    this.item = new MemoryItem(this.pages, this.words);
    this.form = new MemoryForm(this.pages, this.words);
    this.revisions = new MemoryRevisions(this.pages, this.words);
    this.comments = new MemoryComments(this.pages, this.words);
    this.fields = new MemoryField(this.pages, this.words);
    this.saving = new MemorySaving(this.pages, this.words);
    this.signIn = new MemorySignIn(this.pages);
    this.shell = new MemoryShell(this.pages, this.words);
    this.batch = new MemoryBatch(this.pages, this.words);
    this.importExport = new MemoryImportExport(this.pages, this.words);
    this.view = new MemoryView(this.pages, this.words);
    this.recovery = new MemoryRecovery(this.pages, this.words, this.batch);
  }

  async opens(address: string): Promise<void> {
    await this.pages.load(address);
  }

  async loadsAgain(): Promise<void> {
    await this.pages.load(this.pages.address);
  }

  async signsIn(email: string, password: string): Promise<void> {
    await this.signIn.signsIn(email, password);
  }

  async signsOut(): Promise<void> {
    this.pages.signOut();
  }

  async goesTo(collection: string): Promise<void> {
    this.pages.go(collectionPath(this.collectionCalled(collection).collection));
  }

  async visitsBriefly(collection: string): Promise<void> {
    this.pages.glance(collectionPath(this.collectionCalled(collection).collection), GLANCE);
  }

  async waitsBriefly(): Promise<void> {
    this.pages.settle();
  }

  async triesAgain(): Promise<void> {
    const { page, session, resume } = this.pages;
    if (session.kind === 'unreachable') resume?.retry();
    else if (page.kind === 'list') page.view.browse.list.refresh();
    else if (page.kind === 'item') page.view.editing.reload();
    else this.pages.services.get(SessionData).retry();
    this.pages.settle();
  }

  async answers(): Promise<void> {
    throw new Error('Asking before edits are lost is the page’s part: tag the scenario @browser');
  }

  async choosesLanguage(name: string): Promise<void> {
    const language = this.pages.services.get(Translator);
    await language.changeLanguage(language.locales.find((locale) => locale.name === name)?.code ?? name);
  }

  async waits(minutes: number): Promise<void> {
    this.pages.wait(minutes * 60_000);
  }

  async location(): Promise<string> {
    const { session, hydration, page, path } = this.pages;
    if (session.kind === 'unreachable') return 'unreachable';
    if (page.kind === 'sign-in' || page.kind === 'welcome') return page.kind;
    if (page.kind === 'request' || page.kind === 'new-password') return path.slice(1);
    if (!hasSession(session)) return 'on the way';
    if (!this.pages.mayUseApplication) return 'no access';
    return hydration.kind === 'failed' ? 'unreachable' : this.placeOfWork();
  }

  async address(): Promise<string> {
    return this.pages.address;
  }

  async heading(): Promise<string> {
    const { page, destination, path } = this.pages;
    if (page.kind === 'welcome') return this.words.say({ key: 'welcome_back' });
    if (path in DOOR_HEADINGS) return this.words.say({ key: DOOR_HEADINGS[path as keyof typeof DOOR_HEADINGS] });
    if (page.kind === 'item') return currentValue(page.view.title$) ?? this.item.untitled();
    if (destination?.kind !== 'list')
      return this.words.say({ key: destination === null ? 'collections' : 'page_not_found' });
    return this.nameOf(destination.collection);
  }

  async announcements(): Promise<readonly string[]> {
    return this.words.told();
  }

  async collections(): Promise<readonly string[]> {
    return this.words.collections();
  }

  async language(): Promise<{ readonly code: string; readonly direction: string }> {
    const { code, direction } = this.words.locale;
    return { code, direction };
  }

  dispose(): void {
    this.calendar.dispose();
    this.revisions.dispose();
    this.comments.dispose();
    this.pages.dispose();
  }

  private placeOfWork(): string {
    const { destination } = this.pages;
    switch (destination?.kind) {
      case undefined:
        return 'overview';
      case 'not-found':
        return 'not found';
      case 'existing':
        return `${destination.collection}/${destination.key}`;
      case 'new':
        return `${destination.collection}/+`;
      default:
        return destination?.collection ?? '';
    }
  }

  private nameOf(collection: string): string {
    const known = this.pages.services.get(SchemaStore).schema.collections.get(collection);
    return known === undefined ? collection : collectionName(known, this.words.locale.code);
  }

  private collectionCalled(name: string): Collection {
    const all = [...this.pages.services.get(SchemaStore).schema.collections.values()];
    const found = all.find((collection) => collectionName(collection, this.words.locale.code) === name);
    if (found === undefined) throw new Error(`Nobody can go to '${name}' here`);
    return found;
  }
}
