import { hasSession, Session, SessionData, type SessionState, SignOut } from '../../../src/application/session';
import { safeRedirect } from '../../../src/domain/session';
import type { CurrentUser } from '../../../src/domain/users';
import type { RemoteData } from '../../../src/kernel';
import { type Services, Translator } from '../../../src/kit';
import { routeTarget, type RouteTarget } from '../../../src/modules/collections/route-target.rules';
import { ResumeViewModel } from '../../../src/shell/resume.view-model';
import { signInViewModel, type SignInViewModel } from '../../../src/shell/public/sign-in.view-model';
import type { VirtualClock } from '../../../tests/support/virtual-clock';
import { isPublicPath, type MemoryPage, NO_PAGE, openContentPage, openPublicPage, startPath } from './memory-page';
import { currentValue } from './current-value';
import { ProjectStore } from '../../../src/application/settings';
import { AccessStore } from '../../../src/application/access';
import { SchemaStore } from '../../../src/application/schema';
import { PageTracking } from '../../../src/application/connection';

/** Pause after an action, in ms: longer than any debounce of the application, shorter than a notification is shown. */
const SETTLE_MS = 600;

/** Stands in for router and app shell: opens the view-models of the current address and session. */
export class MemoryRouter {
  private current: Services | null = null;
  private openedAddress = '';
  /** Redirect target after sign-in. */
  private returnPath: string | null = null;
  /** Whether the user was already signed in when the sign-in page opened; null on other pages. */
  private wasSignedIn: boolean | null = null;
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
    this.returnPath = null;
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

  /** Signs out and opens the sign-in page. */
  signOut(): void {
    const signOut = new SignOut(this.services.get(Session));
    signOut.execute();
    this.wasSignedIn = null;
    this.go('/login?reason=sign-out');
    signOut.dispose();
  }

  /** Advances the clock until pending work is done, including that of a page opened in between. */
  settle(): void {
    const before = this.address;
    this.wait(SETTLE_MS);
    if (this.address !== before) this.wait(SETTLE_MS);
  }

  wait(milliseconds: number): void {
    this.clock.advance(milliseconds);
    this.update();
  }

  get path(): string {
    return this.address.split('?')[0] ?? '';
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

  /** Also true while the user is unknown. */
  get mayUseApplication(): boolean {
    return this.user === null || this.user.role?.app_access === true;
  }

  /** The route target of the address; null for the overview. */
  get target(): RouteTarget | null {
    const [module, collection, key, ...more] = this.path.split('/').slice(1);
    if (module !== 'collections' || more.length > 0) return { kind: 'not-found' };
    if (collection === undefined) return null;
    return routeTarget(this.services.get(SchemaStore).schema, decodeURIComponent(collection), key ?? null);
  }

  dispose(): void {
    this.closePage();
    this.reauthentication?.dispose();
    this.reauthentication = null;
    for (const one of this.owned) one.dispose();
    this.owned = [];
  }

  private update(): void {
    if (this.address === '/') this.address = '/login';
    if (this.path === '/login') this.leaveSignIn();
    else if (this.session.kind === 'signed-out' && !isPublicPath(this.path)) this.goToSignIn(this.session.reason);
    this.openPage();
    this.updateReauthentication();
  }

  private goToSignIn(reason: string | null): void {
    this.returnPath = reason === 'sign-out' ? null : this.address;
    this.address = reason === null ? '/login' : `/login?reason=${reason}`;
    this.wasSignedIn = false;
  }

  private leaveSignIn(): void {
    if (['unknown', 'unreachable'].includes(this.session.kind)) return;
    this.wasSignedIn ??= this.session.kind === 'signed-in';
    const wanted = this.redirectPath;
    const path = wanted ?? (this.user === null || this.wasSignedIn ? null : startPath(this.user));
    if (this.session.kind !== 'signed-in' || path === null) return;
    this.address = path;
    this.returnPath = null;
    this.wasSignedIn = null;
  }

  /** From the redirect parameter or from router state. */
  private get redirectPath(): string | null {
    return (
      safeRedirect(new URLSearchParams(this.address.split('?')[1] ?? '').get('redirect')) ??
      safeRedirect(this.returnPath)
    );
  }

  private openPage(): void {
    const { path, session } = this;
    if (path !== '/login') this.wasSignedIn = null;
    const atDoor = isPublicPath(path) && !['unknown', 'unreachable'].includes(session.kind);
    const atWork =
      !isPublicPath(path) && hasSession(session) && this.hydration.kind === 'ready' && this.mayUseApplication;
    const next = atDoor ? `${this.address} ${this.wasSignedIn ? this.user?.id : ''}` : atWork ? this.address : '';
    if (next === this.openedAddress) return;
    this.closePage();
    this.openedAddress = next;
    if (atDoor)
      this.page = openPublicPage(this.services, this.address, this.wasSignedIn ? this.user : null, this.redirectPath);
    if (!atWork) return;
    this.services.get(PageTracking).visit(path);
    const query = new URLSearchParams(this.address.split('?')[1] ?? '');
    this.page = openContentPage(this.services, this.target, query, this.state, (address, along = false) => {
      // A list that cleans its address stays open, and so does the form of a new item that got its key.
      if (along || this.page === NO_PAGE) this.openedAddress = address;
      this.address = address;
    });
  }

  private updateReauthentication(): void {
    const interrupted = this.session.kind === 'interrupted';
    if (interrupted) this.reauthentication ??= signInViewModel(this.services)();
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
