import type { Locator, Page } from 'playwright-core';
import type { SignInActor, Provider } from '../shell-actors';

/** Drives the public pages and the dialog that asks for the password again. */
export class BrowserSignIn implements SignInActor {
  constructor(private readonly current: () => Page) {}

  async signsIn(email: string, password: string): Promise<void> {
    await this.correctsEmail(email);
    await this.choosesPassword(password);
  }

  async correctsEmail(email: string): Promise<void> {
    await this.textbox('email').fill(email);
  }

  async entersCode(code: string): Promise<void> {
    await this.textbox('otp').fill(code);
    await this.submit.click();
  }

  async continuesSession(): Promise<void> {
    await this.page.getByRole('link', { name: 'Continue', exact: true }).click();
  }

  async signsInAsOther(): Promise<void> {
    await this.page.getByRole('link', { name: 'Sign in as another user' }).click();
  }

  async signsOnThrough(provider: string): Promise<void> {
    await this.page.getByRole('main').getByRole('link', { name: provider }).click();
  }

  async requestsReset(email: string): Promise<void> {
    await this.correctsEmail(email);
    await this.submit.click();
  }

  async opensDemoMail(): Promise<void> {
    await this.page.getByRole('link', { name: 'Open the link' }).click();
  }

  async triesInDemo(text: string): Promise<void> {
    await this.page.getByRole('region', { name: 'Try these five things' }).getByRole('link', { name: text }).click();
  }

  async resetsDemo(): Promise<void> {
    await this.page.getByRole('button', { name: 'Reset demo' }).click();
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Reset demo' }).click();
  }

  async choosesPassword(password: string): Promise<void> {
    await this.field('password').locator('input').fill(password);
    await this.submit.click();
  }

  async signsInAgain(password: string): Promise<void> {
    await this.choosesPassword(password);
  }

  async abandonsSession(): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name: 'Leave without saving' }).click();
  }

  async marksTab(): Promise<void> {
    await this.page.getByRole('button', { name: 'Mark the tab' }).click();
  }

  async confirms(): Promise<void> {
    await this.page.getByRole('button', { name: /^Sign (in anyway|out and discard changes)$/ }).click();
  }

  async staysSignedIn(): Promise<void> {
    await this.page.getByRole('button', { name: 'Stay signed in' }).click();
  }

  async opensUnsaved(): Promise<void> {
    await this.page.getByRole('main').getByRole('link', { name: 'Open' }).first().click();
  }

  async unsavedChanges(): Promise<readonly string[]> {
    return this.page.getByRole('main').locator('li bdi').allInnerTexts();
  }

  async isCodeRequested(): Promise<boolean> {
    return this.textbox('otp').isVisible();
  }

  async email(): Promise<string> {
    return this.textbox('email').inputValue();
  }

  async greetedUser(): Promise<string> {
    const name = this.page.locator('h1 ~ * bdi').first();
    return (await name.count()) === 0 ? '' : name.innerText();
  }

  async providers(): Promise<readonly Provider[]> {
    const links = this.page.getByRole('main').locator('a[href*="/auth/oauth/"]');
    return links.evaluateAll((all) =>
      all.map((link) => ({ name: link.textContent.trim(), link: link.getAttribute('href') ?? '' })),
    );
  }

  async branding(): Promise<{ readonly name: string; readonly colour: string; readonly note: string }> {
    const colour = await this.page.evaluate(() => document.documentElement.style.getPropertyValue('--project-color'));
    const name = await this.page.getByRole('main').locator('bdi').first().innerText();
    return { name, colour, note: await this.page.locator('[data-public-note]').innerText() };
  }

  private get page(): Page {
    return this.current();
  }

  private get submit(): Locator {
    return this.page.locator('form button[type="submit"]');
  }

  private field(name: string): Locator {
    return this.page.locator(`form [data-field="${name}"]`);
  }

  private textbox(name: string): Locator {
    return this.field(name).getByRole('textbox');
  }
}
