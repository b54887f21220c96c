import type { Locator, Page } from 'playwright-core';
import { NetworkActivity } from '../../../tests/support/network-activity';
import type { Actor } from '../actor';
import { BrowserBatch } from './batch';
import { BrowserColumns } from './columns';
import { BrowserCalendar } from './calendar';
import { BrowserCards } from './cards';
import { BrowserComments } from './comments';
import { BrowserSignIn } from './sign-in';
import { BrowserImportExport } from './import-export';
import { BrowserPolicies } from './policies';
import { BrowserRoles } from './roles';
import { BrowserPermissions } from './permissions';
import { BrowserDataModel } from './data-model';
import { BrowserPermission } from './permission';
import { BrowserModelChanges } from './model-changes';
import { BrowserField } from './fields';
import { BrowserFilters } from './filters';
import { BrowserRevisions } from './revisions';
import { BrowserForm } from './form';
import { BrowserItem } from './item';
import { BrowserList } from './list';
import { BrowserRecovery } from './recovery';
import { BrowserRelatedDrawer } from './related-drawer';
import { BrowserRepeater } from './repeater';
import { BrowserRelatedList } from './related-list';
import { BrowserRows } from './rows';
import { BrowserSaving } from './saving';
import { BrowserShell } from './shell';
import { BrowserFile } from './file';
import { BrowserLibrary } from './library';
import { BrowserFileField } from './file-field';
import { BrowserTranslations } from './translations';
import { BrowserTree } from './tree';
import { BrowserUploads } from './uploads';
import { BrowserUsers } from './users';
import { BrowserSystemFields } from './system-fields';
import { BrowserTwoFactor } from './two-factor';
import { BrowserView } from './view';

const LOCATIONS_BY_HEADING: Readonly<Record<string, string>> = {
  'Page not found': 'not found',
  'No app access': 'no access',
  "The server can't be reached": 'unreachable',
  'Welcome back': 'welcome',
};

const THEME_LABELS: Readonly<Record<string, string>> = { auto: 'System', light: 'Light', dark: 'Dark' };

const PUBLIC_LOCATIONS: Readonly<Record<string, string>> = {
  '/login': 'sign-in',
  '/logout': 'sign-out',
  '/reset-password': 'reset-password',
  '/accept-invite': 'accept-invite',
};

/** In ms. */
const SETTLE_MS = 300;

/** Without a request and a change of the page for this time, in ms, the page counts as settled. */
const QUIET_MS = 300;

/** Longer than it takes to record a visit, in ms. */
const VISIT_MS = 1000;

/** Drives the pages by roles, accessible names and the data attributes of fields and rows. */
export class BrowserActor implements Actor {
  private currentPage: Page | null = null;
  private hasJustSignedIn = false;
  readonly list = new BrowserList(() => this.page);
  readonly cards = new BrowserCards(() => this.page);
  readonly calendar = new BrowserCalendar(() => this.page);
  readonly filters = new BrowserFilters(() => this.page);
  readonly rows = new BrowserRows(() => this.page);
  readonly columns = new BrowserColumns(() => this.page);
  readonly item = new BrowserItem(() => this.page);
  readonly form = new BrowserForm(() => this.page);
  readonly revisions = new BrowserRevisions(() => this.page);
  readonly comments = new BrowserComments(() => this.page);
  readonly fields = new BrowserField(() => this.page);
  readonly relatedList = new BrowserRelatedList(() => this.page);
  readonly relatedDrawer = new BrowserRelatedDrawer(() => this.page);
  readonly repeater = new BrowserRepeater(() => this.page, this.relatedList);
  readonly translations = new BrowserTranslations(() => this.page);
  readonly tree = new BrowserTree(() => this.page);
  readonly saving = new BrowserSaving(() => this.page);
  readonly signIn = new BrowserSignIn(() => this.page);
  readonly shell = new BrowserShell(() => this.page);
  readonly batch = new BrowserBatch(() => this.page);
  readonly importExport = new BrowserImportExport(() => this.page);
  readonly view = new BrowserView(() => this.page);
  readonly library = new BrowserLibrary(() => this.page);
  readonly file = new BrowserFile(() => this.page);
  readonly uploads = new BrowserUploads(() => this.page);
  readonly fileFields = new BrowserFileField(() => this.page);
  readonly users = new BrowserUsers(() => this.page);
  readonly systemFields = new BrowserSystemFields(() => this.page);
  readonly twoFactor = new BrowserTwoFactor(() => this.page);
  readonly dataModel = new BrowserDataModel(() => this.page);
  readonly roles = new BrowserRoles(() => this.page);
  readonly policies = new BrowserPolicies(() => this.page);
  readonly permission = new BrowserPermission(
    () => this.page,
    (address) => this.opens(address),
  );
  readonly permissions = new BrowserPermissions(() => this.page);
  readonly modelChanges = new BrowserModelChanges(() => this.page);
  readonly recovery = new BrowserRecovery(
    () => this.page,
    (page) => {
      this.currentPage = page;
    },
  );

  private readonly activities = new WeakMap<Page, NetworkActivity>();

  constructor(
    private readonly base: string,
    private readonly openPage: () => Promise<Page>,
    /** Opens the first page of a browser with a stored session of the user; null where that is not possible. */
    private readonly openSession: (email: string, password: string) => Promise<Page | null> = async () => null,
  ) {}

  async opens(address: string): Promise<void> {
    if (this.currentPage === null) {
      this.currentPage = await this.openPage();
      this.activity(this.currentPage);
    } else if (await this.navigatesInPlace(address)) return;
    else await this.waitForStorage();
    await this.page.goto(this.base + address);
  }

  /**
   * Opens the first address after a sign-in through the router, as a step through the history does, because loading the
   * application a second time takes half the time of a scenario. False when the page has to load.
   */
  private async navigatesInPlace(address: string): Promise<boolean> {
    if (!this.hasJustSignedIn) return false;
    this.hasJustSignedIn = false;
    const shown = this.page.url().slice(this.base.length);
    const isPublic = (path: string): boolean =>
      path === '/' || Object.keys(PUBLIC_LOCATIONS).some((open) => path.startsWith(open));
    if (isPublic(shown) || isPublic(address)) return false;
    await this.page.evaluate((url) => {
      // The router numbers its entries, by which it can return from a step that a dialog stops.
      history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, '', url);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, this.base + address);
    return true;
  }

  async loadsAgain(): Promise<void> {
    this.hasJustSignedIn = false;
    await this.waitForStorage();
    await this.page.reload();
  }

  async signsIn(email: string, password: string): Promise<void> {
    await this.signIn.signsIn(email, password);
    this.hasJustSignedIn = true;
  }

  /** A sign-in by the page takes a third of a scenario, and is left to the scenarios about it. */
  async opensSignedIn(email: string, password: string, address = '/collections'): Promise<void> {
    const page = this.currentPage === null ? await this.openSession(email, password) : null;
    if (page === null) {
      await this.opens(address);
      await this.signsIn(email, password);
      return;
    }
    this.currentPage = page;
    this.activity(page);
    await page.goto(this.base + address);
    this.hasJustSignedIn = true;
  }

  async signsOut(): Promise<void> {
    await this.page.getByRole('link', { name: 'Sign out' }).click();
    // An address that is opened before the session has ended would end the request instead.
    const signIn = this.page.locator('[data-field="email"]');
    const question = this.page.getByRole('button', { name: 'Stay signed in' });
    const dialog = this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'));
    await signIn.or(question).or(dialog).first().waitFor();
  }

  async goesTo(collection: string): Promise<void> {
    const closed = this.navigation.locator('button[aria-controls][aria-expanded="false"]');
    const link = this.navigation.locator('a', { hasText: collection }).first();
    await link.waitFor({ state: 'attached' });
    while ((await closed.count()) > 0) await closed.first().click();
    const named = this.navigation.getByRole('link', { name: collection, exact: true });
    // The link of a shared bookmark also names its audience.
    await ((await named.count()) > 0 ? named : link).click();
  }

  async goesBack(): Promise<void> {
    // In the page, because Playwright waits for a navigation, which a dialog may prevent.
    await this.page.evaluate(() => history.back());
  }

  async visitsBriefly(): Promise<void> {
    throw new Error('A browser is too slow for this: tag the scenario @memory only');
  }

  async waitsBriefly(): Promise<void> {
    await this.page.waitForTimeout(VISIT_MS);
  }

  async settles(): Promise<void> {
    await this.activity(this.page).settles(QUIET_MS);
    // Without a function in a variable, to which the transpiler adds a helper that the page lacks.
    await this.page.evaluate(
      (quiet) =>
        new Promise<void>((done) => {
          let changedAt = performance.now();
          const observer = new MutationObserver(() => {
            changedAt = performance.now();
          });
          observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
          const timer = window.setInterval(() => {
            if (performance.now() - changedAt < quiet) return;
            window.clearInterval(timer);
            observer.disconnect();
            done();
          }, quiet / 4);
        }),
      QUIET_MS,
    );
  }

  async triesAgain(): Promise<void> {
    await this.page.getByRole('button', { name: 'Try again' }).click();
  }

  async answers(choice: 'keep editing' | 'keep draft' | 'discard changes' | 'save'): Promise<void> {
    const name = {
      'keep editing': 'Keep editing',
      'keep draft': 'Keep draft and leave',
      'discard changes': 'Discard',
      save: 'Save',
    }[choice];
    await this.page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  }

  async choosesLanguage(name: string): Promise<void> {
    await this.page.getByRole('combobox').selectOption({ label: name });
  }

  async choosesAccountLanguage(name: string): Promise<void> {
    await this.choosesInAccount('language', name);
  }

  async choosesAccountTheme(theme: string): Promise<void> {
    await this.choosesInAccount('theme', THEME_LABELS[theme] ?? theme);
  }

  async choosesDeviceTheme(theme: string | null): Promise<void> {
    await this.choosesInAccount('device_theme', theme === null ? 'As on all devices' : (THEME_LABELS[theme] ?? theme));
  }

  async waits(): Promise<void> {
    throw new Error('A browser cannot skip time: tag the scenario @memory only');
  }

  async location(): Promise<string> {
    const headings = await this.page.getByRole('heading').allInnerTexts();
    // Every page has a heading once it has loaded.
    if (headings.length === 0 || (await this.page.locator('main[aria-busy="true"]').count()) > 0) return 'on the way';
    const special = headings.map((heading) => LOCATIONS_BY_HEADING[heading]).find((place) => place !== undefined);
    if (special !== undefined) return special;
    const path = decodeURIComponent((await this.address()).split('?')[0] ?? '');
    return PUBLIC_LOCATIONS[path] ?? (path === '/collections' ? 'overview' : path.replace('/collections/', ''));
  }

  async address(): Promise<string> {
    const { pathname, search } = new URL(this.page.url());
    return pathname.replace(new URL(this.base).pathname, '') + search;
  }

  async heading(): Promise<string> {
    return this.page.getByRole('heading', { level: 1 }).innerText();
  }

  async announcements(): Promise<readonly string[]> {
    const places = [
      this.page.getByRole('alert'),
      this.page.getByRole('status'),
      this.page.getByRole('heading'),
      this.page.getByRole('dialog'),
    ];
    const texts = (await Promise.all(places.map((place) => place.allInnerTexts()))).flat();
    return texts.map((text) => text.replace(/[\u2068\u2069]/g, ''));
  }

  async collections(): Promise<readonly string[]> {
    return (await this.navigation.locator('a:not([href*="bookmark="])').allInnerTexts()).map((text) => text.trim());
  }

  async theme(): Promise<string> {
    return this.page.evaluate(() => document.documentElement.dataset['theme'] ?? '');
  }

  async language(): Promise<{ readonly code: string; readonly direction: string }> {
    return this.page.evaluate(() => ({ code: document.documentElement.lang, direction: document.documentElement.dir }));
  }

  private async choosesInAccount(field: string, label: string): Promise<void> {
    await this.shell.opensAccount();
    await this.shell.choosesInAccountMenu('Language and theme');
    const control = this.page.getByRole('dialog').locator(`[data-field="${field}"]`).getByRole('combobox');
    await control.selectOption({ label });
    await this.page.keyboard.press('Escape');
    await control.waitFor({ state: 'hidden' });
  }

  /** Waits before the page is left: a world in IndexedDB is stored with a delay. */
  private async waitForStorage(): Promise<void> {
    await this.page.waitForLoadState('networkidle');
    await this.page.waitForTimeout(SETTLE_MS);
  }

  private activity(page: Page): NetworkActivity {
    const activity = this.activities.get(page) ?? new NetworkActivity(page);
    this.activities.set(page, activity);
    return activity;
  }

  private get page(): Page {
    if (this.currentPage === null) throw new Error('The application has not been opened');
    return this.currentPage;
  }

  /** The second navigation, after the module bar; its name depends on the language. */
  private get navigation(): Locator {
    return this.page.getByRole('navigation').nth(1);
  }
}
