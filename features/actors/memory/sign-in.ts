import { type Credentials, emailOfToken } from '../../../src/domain/session';
import { userName } from '../../../src/domain/users';
import { signOnCallback } from '../../../src/shell/session-routes.rules';
import { providerName } from '../../../src/shell/public/sign-in.rules';
import { providersViewModel, type SignInViewModel } from '../../../src/shell/public/sign-in.view-model';
import { draftPath } from '../../../src/parts/item/recovery/drafts.view-model';
import type { UnsavedWork } from '../../../src/shell/public/sign-out.view-model';
import type { SignInActor, Provider } from '../shell-actors';
import { draftTitles } from './draft-titles';
import type { MemoryPage } from './memory-page';
import type { MemoryRouter } from './memory-router';
import type { MemoryTexts } from './memory-texts';
import { Accounts, Session } from '../../../src/application/session';
import { ProjectStore } from '../../../src/application/settings';
import { currentValue } from '../../../src/kernel';

/** The URL of the application. */
const BASE = 'https://quarterdeck.example/admin/';

/** Drives the view-models of the public pages. */
export class MemorySignIn implements SignInActor {
  constructor(
    private readonly router: MemoryRouter,
    private readonly texts: MemoryTexts,
  ) {}

  async signsIn(email: string, password: string): Promise<void> {
    this.send(this.signIn, { email, password });
  }

  async correctsEmail(email: string): Promise<void> {
    this.signIn.form.change({ email });
  }

  async entersCode(otp: string): Promise<void> {
    if (!(await this.isCodeRequested())) throw new Error('No code is requested');
    this.send(this.signIn, { otp });
  }

  async continuesSession(): Promise<void> {
    this.router.go(this.page('welcome').path);
  }

  async signsInAsOther(): Promise<void> {
    this.page('welcome');
    this.router.go('/logout');
  }

  async signsOnThrough(): Promise<void> {
    throw new Error('A provider redirects between pages: tag the scenario @browser @server');
  }

  async requestsReset(email: string): Promise<void> {
    const { view } = this.page('request');
    view.change({ email });
    view.submit();
    this.router.settle();
  }

  async opensDemoMail(): Promise<void> {
    throw new Error('Only the page shows demo mails: tag the scenario @browser');
  }

  async triesInDemo(): Promise<void> {
    throw new Error('Only the page shows what to try: tag the scenario @browser');
  }

  async resetsDemo(): Promise<void> {
    throw new Error('Only the page resets the demonstration: tag the scenario @browser');
  }

  async choosesPassword(password: string): Promise<void> {
    const { view } = this.page('new-password');
    view.change({ password });
    view.submit();
    this.router.settle();
  }

  async signsInAgain(password: string): Promise<void> {
    if (this.router.reauthentication === null) throw new Error('The password is not requested again');
    this.send(this.router.reauthentication, { password });
  }

  async abandonsSession(): Promise<void> {
    this.router.services.get(Session).abandon();
    this.router.settle();
  }

  async marksTab(): Promise<void> {
    const { page } = this.router;
    if (page.kind === 'sign-in') page.view.remind();
    else this.unsavedWork.tabs.forEach(({ tab }) => this.page('sign-out').view.remind(tab));
    this.router.settle();
  }

  async confirms(): Promise<void> {
    const { page } = this.router;
    if (page.kind === 'sign-in') page.view.signInAnyway();
    else this.page('sign-out').view.discard();
    this.router.settle();
  }

  async staysSignedIn(): Promise<void> {
    this.page('sign-out');
    this.router.goBack();
  }

  async opensUnsaved(): Promise<void> {
    const [draft] = this.unsavedWork.drafts;
    if (draft === undefined) throw new Error('No closed page has left unsaved changes');
    this.router.go(draftPath(draft));
  }

  async unsavedChanges(): Promise<readonly string[]> {
    const { tabs, drafts } = this.unsavedWork;
    const inTabs = tabs.flatMap(({ targets }) => targets).map((place) => ({ place }));
    return draftTitles(this.router, [...inTabs, ...drafts], this.texts.locale.code);
  }

  async isCodeRequested(): Promise<boolean> {
    return currentValue(this.signIn.state$).requiresCode;
  }

  async email(): Promise<string> {
    const { page } = this.router;
    if (page.kind === 'new-password') return emailOfToken(page.token) ?? '';
    return page.kind === 'sign-in' ? page.view.form.state.values.email : '';
  }

  async greetedUser(): Promise<string> {
    const { page } = this.router;
    return page.kind === 'welcome' ? (userName(page.user) ?? '') : '';
  }

  async providers(): Promise<readonly Provider[]> {
    const { services } = this.router;
    const view = providersViewModel(services)();
    const names = currentValue(view.providers$);
    view.dispose();
    const callback = signOnCallback(this.page('sign-in').redirect, BASE);
    return names.map((name) => ({ name: providerName(name), link: services.get(Accounts).signOnLink(name, callback) }));
  }

  async branding(): Promise<{ readonly name: string; readonly colour: string; readonly note: string }> {
    const { project_name, project_color, public_note } = currentValue(this.router.services.get(ProjectStore).project$);
    return { name: project_name ?? '', colour: project_color ?? '', note: public_note ?? '' };
  }

  private send(view: SignInViewModel, credentials: Partial<Credentials>): void {
    view.form.change(credentials);
    view.form.submit();
    this.router.settle();
  }

  private get unsavedWork(): UnsavedWork {
    const state = currentValue(this.page('sign-out').view.state$);
    if (state.kind !== 'asking') throw new Error('Nothing is asked before the sign-out');
    return state.work;
  }

  private get signIn(): SignInViewModel {
    return this.page('sign-in').view;
  }

  private page<Kind extends MemoryPage['kind']>(kind: Kind): Extract<MemoryPage, { readonly kind: Kind }> {
    const { page, address } = this.router;
    if (page.kind !== kind) throw new Error(`There is no such page at ${address}: ${kind}`);
    return page as Extract<MemoryPage, { readonly kind: Kind }>;
  }
}
