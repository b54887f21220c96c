import { matchPath, matchRoutes } from 'react-router-dom';
import { hasSession, Session, SessionData, type SessionState } from '../../../src/application/session';
import type { CurrentUser, Role } from '../../../src/domain/users';
import { currentValue, type RemoteData } from '../../../src/kernel';
import { collectionPath, Registries, type Services, systemPagePath, Translator, withBookmark } from '../../../src/kit';
import { bookmarkFromUrl, pageTarget, type RouteTarget } from '../../../src/modules/collections/route-target.rules';
import { batchEditState } from '../../../src/parts/lists/list-page/batch/batch-edit-target.rules';
import { USERS } from '../../../src/modules/users/directory';
import { FILES } from '../../../src/modules/files/library/places';
import { ACTIVITY } from '../../../src/modules/activity/shortcuts';
import { settingsModule } from '../../../src/modules/settings';
import { POLICIES } from '../../../src/modules/settings/policies/policy-texts';
import { ROLES } from '../../../src/modules/settings/role-paths';
import { DATA_MODEL, PRESETS, PROJECT, SETTINGS, WEBHOOKS } from '../../../src/modules/settings/settings-areas';
import { itemTarget } from '../../../src/parts/item/item-page/item-target.rules';
import { moduleRoutes } from '../../../src/shell/module-routes';
import { ResumeViewModel } from '../../../src/shell/resume.view-model';
import {
  LOGIN_PATH,
  loginRedirect,
  type LoginTarget,
  loginTarget,
  privateScreen,
  PUBLIC_PATHS,
  SIGNED_OUT_PATH,
  signInRedirect,
} from '../../../src/shell/session-routes.rules';
import { signInViewModel, type SignInViewModel } from '../../../src/shell/public/sign-in.view-model';
import type { VirtualClock } from '../../../tests/support/virtual-clock';
import {
  type MemoryPage,
  type Navigate,
  NO_PAGE,
  openContentPage,
  openDirectory,
  openLibrary,
  openPublicPage,
} from './memory-page';
import { Appearance, ProjectStore } from '../../../src/application/settings';
import { AccessStore, RolesStore } from '../../../src/application/access';
import { SchemaStore } from '../../../src/application/data-model';
import { PageTracking } from '../../../src/application/connection';

/** System collections with a list page and an item page of their own. */
const SYSTEM_COLLECTIONS: readonly string[] = [WEBHOOKS, USERS, FILES, ROLES, POLICIES];

/** Pause after an action, in ms: longer than any debounce of the application, shorter than a notification is shown. */
const SETTLE_MS = 600;

/** Without a timer for this time, in ms, the page counts as settled. */
const QUIET_MS = 1000;

/** Shorter than a notification is shown, in ms. */
const MAX_QUIET_WAIT_MS = 3000;

/** Stands in for router and app shell: opens the view-models of the current address and session. */
export class MemoryRouter {
  private current: Services | null = null;
  private openedAddress = '';
  /** Whether there was a session when the sign-in page opened; null on other pages. */
  private wasSignedIn: boolean | null = null;
  /** The address that `goBack` opens. */
  private before = '/';
  private owned: readonly { dispose(): void }[] = [];
  address = '/';
  /** Router state of the address. */
  private state: unknown = null;
  page: MemoryPage = NO_PAGE;
  /** The dialog over a page whose session has expired. */
  reauthentication: SignInViewModel | null = null;
  resume: ResumeViewModel | null = null;

  constructor(
    private readonly clock: VirtualClock,
    private readonly start: () => Services,
    private readonly language: () => string,
  ) {}

  get services(): Services {
    if (this.current === null) throw new Error('The application has not been opened');
    return this.current;
  }

  /** Loads a page: new services; server, cookie and browser storage stay. */
  async load(address: string): Promise<void> {
    this.dispose();
    this.current = this.start();
    this.address = address;
    this.state = null;
    this.wasSignedIn = null;
    const translator = this.services.get(Translator);
    await translator.start(this.language());
    await translator.load();
    const session = this.services.get(Session);
    const hydration = this.services.get(SessionData);
    this.resume = new ResumeViewModel(session, this.services.get(ProjectStore));
    this.owned = [this.resume, session, hydration];
    this.settle();
  }

  /** Stands in for the root page, which shows the language of the user. */
  async followsLanguage(): Promise<void> {
    this.settle();
    const language = currentValue(this.services.get(Appearance).language$);
    if (language !== null) await this.services.get(Translator).changeLanguage(language);
  }

  go(address: string, state: unknown = null): void {
    this.state = state;
    this.visit(address, 0);
    this.settle();
  }

  /** Opens an address and advances the clock. */
  visit(address: string, milliseconds: number): void {
    this.address = address;
    this.update();
    this.wait(milliseconds);
  }

  /** Opens the page that signs out. */
  signOut(): void {
    this.before = this.address;
    this.go('/logout');
  }

  /** Returns to the page before the one that signs out. */
  goBack(): void {
    this.go(this.before);
  }

  /** Advances the clock until pending work is done, including that of a page opened in between. */
  settle(): void {
    const before = this.address;
    this.wait(SETTLE_MS);
    if (this.address !== before) this.wait(SETTLE_MS);
  }

  /** Advances the clock until no timer is due soon; periodic ones go on for ever. */
  waitForQuiet(): void {
    this.clock.advanceUntilQuiet(QUIET_MS, MAX_QUIET_WAIT_MS);
    this.update();
  }

  wait(milliseconds: number): void {
    this.clock.advance(milliseconds);
    this.update();
  }

  get path(): string {
    return this.address.split('?')[0] ?? '';
  }

  /** In ms since 1970. */
  get now(): number {
    return this.clock.now();
  }

  /** The bookmark in the address; null for none. */
  get bookmark(): number | null {
    return bookmarkFromUrl(this.query);
  }

  get session(): SessionState {
    return currentValue(this.services.get(Session).state$);
  }

  get hydration(): RemoteData<void> {
    return currentValue(this.services.get(SessionData).state$);
  }

  get user(): CurrentUser | null {
    return currentValue(this.services.get(AccessStore).user$);
  }

  /** The role whose users are listed; null on other pages and for an unknown role. */
  get openRole(): Role | null {
    const id = matchPath('/users/roles/:role/*', this.path)?.params.role;
    return currentValue(this.services.get(RolesStore).roles$).find((role) => role.id === id) ?? null;
  }

  /** What the pages behind the sign-in show. */
  get screen(): ReturnType<typeof privateScreen> {
    return privateScreen(this.user, this.hydration.kind);
  }

  /** What the address shows, by the routes of the registered modules; null for the overview. */
  get target(): RouteTarget | null {
    const target = this.pageTarget;
    return target?.kind === 'redirect' ? { kind: 'not-found' } : target;
  }

  dispose(): void {
    this.closePage();
    this.reauthentication?.dispose();
    this.reauthentication = null;
    for (const one of this.owned) one.dispose();
    this.owned = [];
  }

  private get query(): URLSearchParams {
    return new URLSearchParams(this.address.split('?')[1] ?? '');
  }

  private get isPublic(): boolean {
    return PUBLIC_PATHS.some((path) => path === this.path);
  }

  private get pageTarget(): ReturnType<typeof pageTarget> | null {
    const modules = this.services.get(Registries).modules.all();
    const module = modules.find(({ path }) => path === this.path.split('/')[1]);
    if (module?.allows(currentValue(this.services.get(AccessStore).access$)) !== true) return { kind: 'not-found' };
    const match = matchRoutes([...moduleRoutes(module)], this.path)?.at(-1);
    if (match === undefined || match.route.path?.endsWith('*') === true) return { kind: 'not-found' };
    const { collection, primaryKey } = match.params;
    if (match.route.path === settingsModule.path) return { kind: 'redirect', path: DATA_MODEL };
    if (match.route.path === 'users/roles') return { kind: 'redirect', path: '/users' };
    if (match.route.path === 'files/folders') return { kind: 'redirect', path: '/files' };
    const { role } = match.params;
    if (role !== undefined && this.openRole === null) return { kind: 'not-found' };
    if (match.pathnameBase.startsWith(collectionPath(ACTIVITY))) return { kind: 'list', collection: ACTIVITY };
    const system = SYSTEM_COLLECTIONS.find((each) => match.pathnameBase.startsWith(collectionPath(each)));
    if (system !== undefined)
      return primaryKey === undefined ? { kind: 'list', collection: system } : itemTarget(system, primaryKey);
    if (match.pathnameBase === PROJECT) return { kind: 'singleton', collection: SETTINGS };
    if (primaryKey !== undefined && match.pathnameBase.startsWith(collectionPath(PRESETS)))
      return itemTarget(PRESETS, primaryKey);
    // Undecoded, since an encoded comma is part of a key.
    const segment = primaryKey === undefined ? null : (this.path.split('/').at(-1) ?? null);
    return collection === undefined
      ? null
      : pageTarget(this.services.get(SchemaStore).schema, collection, segment, systemPagePath);
  }

  private get login(): LoginTarget {
    return loginTarget({
      isSignedIn: this.session.kind === 'signed-in',
      wasSignedIn: this.wasSignedIn === true,
      user: this.user,
      data: this.hydration.kind,
      redirect: this.redirect,
    });
  }

  private get redirect(): string | null {
    return loginRedirect(this.query, this.state);
  }

  private update(): void {
    if (this.address === '/') this.replace(LOGIN_PATH);
    const { session } = this;
    if (session.kind !== 'unknown' && session.kind !== 'unreachable') this.followSession(session);
    this.openPage();
    this.updateReauthentication();
  }

  private replace(address: string, state: unknown = null): void {
    this.address = address;
    this.state = state;
  }

  private followSession(session: SessionState): void {
    if (session.kind === 'signed-out') {
      const { path, state } = signInRedirect(session.reason, this.address);
      if (this.path === '/logout') this.replace(SIGNED_OUT_PATH);
      else if (!this.isPublic) this.replace(path, state);
    }
    const isSignedIn = session.kind === 'signed-in';
    this.wasSignedIn = this.path === LOGIN_PATH ? isSignedIn && (this.wasSignedIn ?? true) : null;
    const { login } = this;
    if (this.path === LOGIN_PATH && login.kind === 'redirect') this.replace(login.path);
  }

  private openPage(): void {
    const { session, isPublic } = this;
    const showsPublic = isPublic && session.kind !== 'unknown' && session.kind !== 'unreachable';
    const showsContent = !isPublic && hasSession(session) && this.screen === 'pages';
    if (showsContent) this.followTarget();
    const next = showsPublic ? `${this.address} ${this.login.kind}` : showsContent ? this.address : '';
    if (next === this.openedAddress) return;
    this.closePage();
    this.openedAddress = next;
    if (showsPublic) this.page = openPublicPage(this.services, this.address, this.login, this.redirect);
    if (!showsContent) return this.services.get(PageTracking).leave();
    this.services.get(PageTracking).visit(this.path);
    const navigate: Navigate = (address, keepsForm = false) => {
      if (keepsForm) this.openedAddress = address;
      this.address = address;
    };
    const { target } = this;
    const list = target?.kind === 'list' ? target.collection : null;
    if (list === USERS) this.page = openDirectory(this.services, this.openRole?.id ?? null);
    else if (list === FILES) this.page = openLibrary(this.services, this.path, this.query, navigate);
    else this.page = openContentPage(this.services, target, this.query, this.state, navigate);
  }

  /** An address that another page shows instead. */
  private followTarget(): void {
    const target = this.pageTarget;
    if (target?.kind === 'redirect') this.replace(target.path);
    else if (target?.kind === 'several')
      this.replace(withBookmark(collectionPath(target.collection), this.bookmark), batchEditState(target.keys));
  }

  private updateReauthentication(): void {
    const interrupted = this.session.kind === 'interrupted';
    if (interrupted) this.reauthentication ??= signInViewModel(this.services)(this.user?.email ?? '');
    else if (this.reauthentication !== null) {
      this.reauthentication.dispose();
      this.reauthentication = null;
    }
  }

  private closePage(): void {
    if ('view' in this.page) this.page.view.dispose();
    this.page = NO_PAGE;
    this.openedAddress = '';
  }
}
