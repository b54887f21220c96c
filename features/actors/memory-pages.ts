import type { Saved } from '../../src/application/item-editing';
import type { Target } from '../../src/domain/items';
import type { SessionState } from '../../src/application/session';
import type { Remote } from '../../src/kernel';
import {
  AccessService, collectionPath, HydrationService, itemPath, LanguageService, newItemPath, ProjectService, SchemaService, SessionService,
  type Services,
} from '../../src/kit';
import { browseViewModel, type BrowseViewModel } from '../../src/modules/collections/browse/browse.view-model';
import { destinationOf, type Destination } from '../../src/modules/collections/destination.rules';
import { itemViewModel, type ItemViewModel } from '../../src/modules/collections/item/item.view-model';
import { ResumeViewModel } from '../../src/shell/resume.view-model';
import { SignInViewModel } from '../../src/shell/public/sign-in.view-model';
import type { VirtualClock } from '../../tests/support/virtual-clock';
import { now } from './now';

/** What people wait between two deeds, in ms: longer than any delay of the application, shorter than a notice stays. */
const BREATH = 600;

const START = '/collections';

type Page =
  | { readonly kind: 'none' }
  | { readonly kind: 'list'; readonly view: BrowseViewModel }
  | { readonly kind: 'item'; readonly view: ItemViewModel };

const NO_PAGE: Page = { kind: 'none' };

/** Stands in for router and frame: keeps the view-models that the address, the session and the data model call for. */
export class MemoryPages {
  private current: Services | null = null;
  private shown = '';
  private wanted: string | null = null;
  private views: readonly { dispose(): void }[] = [];
  address = '/';
  page: Page = NO_PAGE;
  signIn: SignInViewModel | null = null;
  resume: ResumeViewModel | null = null;

  constructor(
    private readonly clock: VirtualClock,
    private readonly start: () => Services,
    private readonly preferred: () => string,
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
    this.wanted = null;
    await this.services.get(LanguageService).start(this.preferred());
    const session = this.services.get(SessionService);
    this.signIn = new SignInViewModel(session);
    this.services.get(HydrationService);
    this.resume = new ResumeViewModel(session, this.services.get(ProjectService));
    this.views = [this.signIn, this.resume, session, this.services.get(HydrationService)];
    this.settle();
  }

  go(address: string): void {
    this.address = address;
    this.settle();
  }

  /** Lets time pass until everything that was begun has come to rest. */
  settle(): void {
    this.wait(BREATH);
  }

  wait(milliseconds: number): void {
    this.clock.advance(milliseconds);
    this.redirect();
    this.show();
  }

  get session(): SessionState {
    return now(this.services.get(SessionService).state$);
  }

  get hydration(): Remote<void> {
    return now(this.services.get(HydrationService).state$);
  }

  /** True as well while nobody knows. */
  get mayUseApplication(): boolean {
    const user = now(this.services.get(AccessService).user$);
    return user === null || user.role?.app_access === true;
  }

  /** What the address means; null for the overview. */
  get destination(): Destination | null {
    const [module, collection, key, ...more] = this.address.split('/').slice(1).map(decodeURIComponent);
    if (module !== 'collections' || more.length > 0) return { kind: 'not-found' };
    if (collection === undefined) return null;
    return destinationOf(this.services.get(SchemaService).schema, collection, key ?? null);
  }

  dispose(): void {
    this.leave();
    for (const view of this.views) view.dispose();
    this.views = [];
  }

  private redirect(): void {
    const { session } = this;
    if (session.kind === 'signed-out' && this.address !== '/login') {
      this.wanted = session.reason === 'sign-out' || this.address === '/' ? null : this.address;
      this.address = '/login';
    } else if (session.kind === 'signed-in' && ['/', '/login'].includes(this.address)) {
      this.address = this.wanted ?? START;
      this.wanted = null;
    }
  }

  private show(): void {
    const ready = this.session.kind === 'signed-in' && this.hydration.kind === 'ready' && this.mayUseApplication;
    const next = ready ? this.address : '';
    if (next === this.shown) return;
    this.leave();
    this.shown = next;
    const destination = ready ? this.destination : null;
    if (destination === null || destination.kind === 'not-found') return;
    this.page =
      destination.kind === 'list'
        ? { kind: 'list', view: browseViewModel(this.services)(destination.collection) }
        : { kind: 'item', view: this.openItem(destination) };
  }

  private openItem(target: Target): ItemViewModel {
    const view = itemViewModel(this.services)(target);
    view.save.saved$.subscribe((saved) => this.goOn(target, saved, () => view.editing.reload()));
    view.remove.deleted$.subscribe(() => {
      this.address = collectionPath(target.collection);
    });
    return view;
  }

  /** Where the page goes after a save. */
  private goOn(target: Target, { key, then }: Saved, startOver: () => void): void {
    const list = collectionPath(target.collection);
    if (then === 'new' && target.kind === 'new') startOver();
    else if (then === 'new') this.address = newItemPath(target.collection);
    else if (then === 'leave' && target.kind !== 'singleton') this.address = list;
    else if (target.kind === 'new') this.address = key === null ? list : itemPath(target.collection, key);
  }

  private leave(): void {
    if (this.page.kind !== 'none') this.page.view.dispose();
    this.page = NO_PAGE;
    this.shown = '';
  }
}
