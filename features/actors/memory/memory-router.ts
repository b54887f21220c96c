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

/** What people wait between two deeds, in ms: longer than any delay of the application, shorter than a notice stays. */
const SETTLE_MS = 600;

/** Stands in for router and frame: keeps the view-models that the address, the session and the data model call for. */
export class MemoryRouter {
  private current: Services | null = null;
  private openedAddress = '';
  /** Where somebody is brought once they are in. */
  private returnPath: string | null = null;
  /** Whether somebody was in already when they came to the sign-in page; null elsewhere. */
  private wasSignedIn: boolean | null = null;
  private owned: readonly { dispose(): void }[] = [];
  address = '/';
  /** What has come along with the address, as a browser keeps it beside. */
  private state: unknown = null;
  page: MemoryPage = NO_PAGE;
  /** Over a page whose session has ended. */
  reauthentication: SignInViewModel | null = null;
  resume: ResumeViewModel | null = null;

  constructor(
    private readonly clock: VirtualClock,
    private readonly start: () => Services,
    private readonly language: () => string,
  ) {}

  get services(): Services {
    if (this.current === null) throw new Error('Nobody has opened the application yet');
    return this.current;
  }

  /** As a browser loads a page: everything anew but what the server and the cookie keep. */
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

  /** Goes there and lets that many milliseconds pass. */
  visit(address: string, milliseconds: number): void {
    this.address = address;
    this.update();
    this.wait(milliseconds);
  }

  /** As the page does that signs people out and leads to the sign-in. */
  signOut(): void {
    const signOut = new SignOut(this.services.get(Session));
    signOut.execute();
    this.wasSignedIn = null;
    this.go('/login?reason=sign-out');
    signOut.dispose();
  }

  /** Lets time pass until everything that was begun has come to rest, a page that has opened meanwhile included. */
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

  /** True as well while nobody knows. */
  get mayUseApplication(): boolean {
    return this.user === null || this.user.role?.app_access === true;
  }

  /** What the address means; null for the overview. */
  get target(): RouteTarget | null {
    const [module, collection, key, ...more] = this.path.split('/').slice(1).map(decodeURIComponent);
    if (module !== 'collections' || more.length > 0) return { kind: 'not-found' };
    if (collection === undefined) return null;
    return routeTarget(this.services.get(SchemaStore).schema, collection, key ?? null);
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

  /** Kept by the router, or told in the address by whoever has sent them here. */
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
      // A list that only cleans its own address stays where it is, and so does the form of a new item that has got one.
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
